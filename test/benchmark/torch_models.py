"""The training steps of medium_models.py as one writes them in PyTorch, compiled, on a GPU: the same sizes, cross
entropy, and optimisers. Numbers differ, as random parameters do."""
import torch
import torch.nn.functional as F
from torch import nn

CHANNELS, BLOCKS, IMAGES = (32, 64, 128), 2, 64
HIDDEN, LSTM_TOKENS, SENTENCES = 256, 64, 32
WIDTH, HEADS, LAYERS, TOKENS, BATCH = 256, 8, 4, 128, 8
WORDS = 1000


class Residual(nn.Module):
    def __init__(self, m, n):
        super().__init__()
        step = 1 if m == n else 2
        self.conv1 = nn.Conv2d(m, n, 3, step, 1, bias=False)
        self.conv2 = nn.Conv2d(n, n, 3, 1, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(n), nn.BatchNorm2d(n)
        self.skip = nn.Conv2d(m, n, 1, step, bias=False) if m != n else nn.Identity()

    def forward(self, x):
        y = F.relu(self.norm1(self.conv1(x)))
        return F.relu(self.norm2(self.conv2(y)) + self.skip(x))


def make_cnn():
    blocks, m = [], CHANNELS[0]
    for n in CHANNELS:
        for _ in range(BLOCKS):
            blocks.append(Residual(m, n))
            m = n
    return nn.Sequential(nn.Conv2d(3, CHANNELS[0], 3, 1, 1, bias=False), nn.BatchNorm2d(CHANNELS[0]), nn.ReLU(), *blocks,
                         nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(m, 10))


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x):
        parts = self.qkv(self.norm1(x)).chunk(3, -1)
        q, k, v = (p.view(*p.shape[:2], HEADS, -1).transpose(1, 2) for p in parts)
        heads = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(heads.transpose(1, 2).reshape(x.shape))
        return x + self.down(F.gelu(self.up(self.norm2(x)), approximate="tanh"))


class Transformer(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(WORDS, WIDTH)
        self.places = nn.Parameter(torch.randn(TOKENS, WIDTH) * 0.02)
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm = nn.LayerNorm(WIDTH)

    def forward(self, words):
        return self.norm(self.blocks(self.words(words) + self.places)) @ self.words.weight.T


class Lstm(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(WORDS, HIDDEN)
        self.lstm, self.out = nn.LSTM(HIDDEN, HIDDEN, 2), nn.Linear(HIDDEN, WORDS)

    def forward(self, words):
        return self.out(self.lstm(self.words(words))[0])


def make(name):
    """A model, its batch, its labels, its optimiser; on the CPU."""
    if name == "mlp":
        sizes = (784, 2048, 2048, 10)
        layers = [layer for m, n in zip(sizes, sizes[1:]) for layer in (nn.Linear(m, n), nn.ReLU())]
        return nn.Sequential(*layers[:-1]), torch.randn(256, 784), torch.randint(10, (256,)), "momentum"
    if name == "cnn":
        return make_cnn(), torch.randn(IMAGES, 3, 32, 32), torch.randint(10, (IMAGES,)), "momentum"
    if name == "transformer":
        words = torch.randint(WORDS, (2, BATCH, TOKENS))
        return Transformer(), words[0], words[1], "adam"
    words = torch.randint(WORDS, (2, LSTM_TOKENS, SENTENCES))
    return Lstm(), words[0], words[1], "momentum"


def get_step(name, precision, device="cuda"):
    """A function that runs a step and waits for it. Precision: f32, tf32, or bf16 (by autocast)."""
    torch.manual_seed(0)
    torch.set_float32_matmul_precision("highest" if precision == "f32" else "high")
    torch.backends.cudnn.allow_tf32 = precision != "f32"
    model, batch, labels, optimizer = make(name)
    model, batch, labels = model.to(device), batch.to(device), labels.to(device)
    if name == "cnn":  # as the JAX model: NHWC
        model, batch = (x.to(memory_format=torch.channels_last) for x in (model, batch))
    if optimizer == "adam":
        update = torch.optim.Adam(model.parameters(), 1e-4, fused=device == "cuda")
    else:
        update = torch.optim.SGD(model.parameters(), 0.01, momentum=0.9, fused=device == "cuda")

    @torch.compile
    def get_loss(batch, labels):
        with torch.autocast(device, torch.bfloat16, enabled=precision == "bf16"):
            return F.cross_entropy(model(batch).flatten(0, -2).float(), labels.flatten())

    def step():
        update.zero_grad()
        get_loss(batch, labels).backward()
        update.step()
        if device == "cuda":
            torch.cuda.synchronize()

    return step
