/**
 * Says on `<html>` how the page came. `data-again`: it comes back (loaded anew, from the history) and must stand where it stood, so all of it has
 * its height at once. `data-fresh`: it is visited, until it is scrolled; what is not in view may be left undrawn (`pz-below`).
 */
export const freshPage = [
  "(d=>{if(performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash)d.again='';",
  "else{d.fresh='';addEventListener('scroll',()=>delete d.fresh,{once:true})}})(document.documentElement.dataset);",
].join('')
