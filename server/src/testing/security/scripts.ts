/** Hostile texts. In a page that doesn't escape them, some run: they call `__xss` or leave an element with `data-xss`. */
export const SCRIPTS = {
  label: '<script data-xss>window.__xss=1</script>',
  image: '<img data-xss src=x onerror=__xss=1>',
  attribute: '"><svg data-xss onload=__xss=1>',
  apostrophe: "'><b data-xss onclick=__xss=1>",
  cierre: '</title></style></script><i data-xss>',
  comment: '--><u data-xss></u><!--',
  enlace: 'javascript:__xss=1',
  data: 'data:text/html,<script>__xss=1</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker types
  template: '{{constructor.constructor("__xss=1")()}}${__xss=1}#{__xss=1}<%=__xss=1%>',
  style: '</style><style>*{display:none}</style>',
  css: 'red;background:url(javascript:__xss=1)',
  /** Zero-width space, byte order mark and soft hyphen, which a reader doesn't see. */
  invisible: 'a\u200Bb\uFEFFc\u00ADd',
  entity: '&lt;script&gt;&#x3C;img src=x onerror=__xss=1&#x3E;',
  sql: "'); drop table notas; --",
  formula: '=HYPERLINK("http://malo.example","x")',
  more: "+1+cmd|' /C calc'!A0",
  minus: '-1+1',
  at: '@SUM(1+1)',
  separators: 'a;b,c"d',
} as const;

/** The texts of `SCRIPTS`, and others, that a spreadsheet would run as formulas. */
export const FORMULAS = [
  SCRIPTS.formula,
  SCRIPTS.more,
  SCRIPTS.minus,
  SCRIPTS.at,
  '\t=1+1',
  '=1+1',
  "=cmd|'/C calc'!A0",
] as const;
