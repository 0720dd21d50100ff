/**
 * Keeps the last tap on a button that hears nobody yet as `plazaTap` (`EarlyTap` of the contracts); the shell gives it to the button that
 * React draws in its place. Links work by themselves, and what sends a form is never kept. As small as can be: it is in every page.
 */
export const earlyTap = [
  "addEventListener('click',e=>{",
  "let n=b=>[b.parentElement.closest('[aria-label]'),b].map(x=>x&&(x.getAttribute('aria-label')||x.textContent.trim()))+'',",
  "b=e.target.closest('[data-face] button[type=button]'),k=b&&n(b),is=o=>n(o)==k;",
  "plazaTap=b&&{is,nth:[...document.querySelectorAll('button')].filter(is).indexOf(b),url:location.href,at:performance.now()}",
  '},true);var plazaTap=null',
].join('')
