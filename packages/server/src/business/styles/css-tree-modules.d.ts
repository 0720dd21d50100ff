// Parts of css-tree, whose types know only the whole: that one reads the grammar of all CSS into memory, which nothing here asks about.
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree'
}
