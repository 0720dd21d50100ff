/**
 * Says on `<html>` how the page came. `data-again`: it comes back (loaded anew, from the history) and must stand where it stood, so all of it has
 * its height at once. `data-fresh`: it is visited, until it is scrolled; what is not in view may be left undrawn (`pz-below`).
 * `data-arriving`: its code arrives, for five seconds or until the page or anything in it is scrolled; pictures beyond the first screen may wait.
 */
export const freshPage = [
  "(d=>{if(performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash)return d.again='';",
  "let on=addEventListener,arrived=()=>delete d.arriving;d.fresh=d.arriving='';setTimeout(arrived,5000);",
  "on('scroll',arrived,{once:true,capture:true});on('scroll',()=>delete d.fresh,{once:true})})(document.documentElement.dataset);",
].join('')
