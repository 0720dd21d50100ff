// Other projects read these sources too, and would not find the declarations by themselves.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-tree-modules.d.ts" />
export { default as generate } from 'css-tree/generator'
export { default as parse } from 'css-tree/parser'
export { default as walk } from 'css-tree/walker'
