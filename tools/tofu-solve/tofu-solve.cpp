#include "tofu/Search/Iopddl.h"
#include "tofu/Search/Engine.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cmath>
using namespace tofu::search;
static double now(){return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();}
int main(int c,char**v){
  double t0=now(), lim=atof(v[2]), target=atof(v[3]);
  auto text=readPacked(v[1]); auto np=parseIopddl(*text);
  text->clear(); text->shrink_to_fit();
  EngineOptions o; o.effort=1e18; o.threads=2; o.stop=[&]{return now()-t0>lim;}; double last=0;
  o.report=[&](const Progress&p){ if(now()-last>(lim/12)){last=now();llvm::outs()<<"t "<<now()-t0<<" cost "<<p.cost<<" ("<<p.cost/target<<") bound "<<p.bound<<" ("<<p.bound/target<<") effort "<<p.effort<<"\n";llvm::outs().flush();}};
  Answer a=optimize(np->problem,o);
  llvm::outs()<<"t "<<now()-t0<<" cost "<<a.cost<<" ("<<a.cost/target<<") bound "<<a.bound<<" ("<<a.bound/target<<") verify "<<(a.assignment.empty()?"none":np->problem.verify(a.assignment))<<"\n";
}
