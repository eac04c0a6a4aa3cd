import { looseSelectors } from './cssScope.ts';

test.each([
  ['body{color:red}', ['body']],
  ['*,.a{color:red}', ['*']],
  ['@media (max-width:600px){h1>a{color:red}.b h1{color:red}}', ['h1>a']],
  ['body:not(.a){color:red}', ['body:not(.a)']],
  ['body:not(.a,:is(.b)){color:red}', ['body:not(.a,:is(.b))']],
  ['@import url(x.css);a[href="}{"]{color:red}', ['a[href=""]']],
  ['/* .a{} */#root{color:red}', ['#root']],
  ['.a{color:red;body &{color:blue}}', []],
  [':is(.a,.b) svg{color:red}', []],
  ['.a :is(h1,h2:not(.b)){color:red}', []],
  ['@media print{body{color:red}}', []],
  ['@font-face{font-family:X}@keyframes x{from{top:0}}', []],
  [':root{--alto:3px;color-scheme:light}', []],
  [':root{--alto:3px;color:red}', [':root']],
  ['', []],
])('the selectors of %s that no class limits', (css, expected) => {
  expect(looseSelectors(css)).toEqual(expected);
});
