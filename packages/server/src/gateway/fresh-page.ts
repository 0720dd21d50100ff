/**
 * Says on `<html>` how the page came. `data-again`: it comes back (loaded anew, from the history) and must stand where it stood, so all of it has
 * its height at once. `data-fresh`: it is visited, until it is scrolled; what is not in view may be left undrawn (`pz-below`).
 * `data-arriving`: its code arrives, for five seconds or until it is scrolled; pictures beyond the first screen may wait.
 */
export const freshPage = [
  "(d=>{if(performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash)return d.again='';",
  "let all=()=>delete d.arriving;d.fresh=d.arriving='';setTimeout(all,5000);",
  "addEventListener('scroll',()=>{all();delete d.fresh},{once:true})})(document.documentElement.dataset);",
].join('')
