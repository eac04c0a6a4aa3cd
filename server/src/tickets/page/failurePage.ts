import { FONT_RULES } from '@lavanda/shared/ticket/page/fontRules';
import { html, raw } from '@lavanda/shared/ticket/page/html';

interface Failure {
  title: string;
  detail: string;
  /** Label of the link that requests the page again; null when retrying can't help. */
  retry: string | null;
}

/** Drawing of a torn ticket, shown above the text. */
const TICKET = raw(`<svg viewBox="0 0 48 48" width="40" height="40" fill="none" stroke="currentColor" stroke-width="2.5"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M13 6h22v30l-4-3-3.5 4L24 33l-3.5 4-3.5-4-4 3z"/>
<path d="M19 15h10M19 22h6"/></svg>`);

/** Page in the product's style for a link of a ticket or of a driver that opens nothing: says what happened and what to do. */
export function failurePage({ title, detail, retry }: Failure, nonce: string): string {
  return html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title}</title>
<link rel="icon" href="/logo.ico">
<style nonce="${nonce}">
${raw(FONT_RULES)}
* { box-sizing: border-box; }
html { background: #f1f4f6; color: #16202b; font: 400 16px/24px Figtree, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; }
main { width: 100%; max-width: 420px; padding: 36px 24px; text-align: center; background: #fff;
  border: 1px solid #d9e0e5; border-radius: 20px; }
i { display: grid; place-items: center; width: 72px; height: 72px; margin: 0 auto 20px; border-radius: 50%;
  background: #e7ecef; color: #274c77; }
h1 { font-size: 24px; line-height: 32px; font-weight: 700; margin: 0 0 8px; text-wrap: balance; }
p { margin: 0; color: #4a5663; text-wrap: balance; }
a { display: inline-grid; place-items: center; min-height: 48px; margin-top: 24px; padding: 0 24px; border-radius: 10px;
  background: #274c77; color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #000; outline-offset: 2px; }
</style>
</head>
<body><main><i>${TICKET}</i><h1>${title}</h1><p>${detail}</p>${retry !== null && html`<a href="">${retry}</a>`}</main></body>
</html>`.text;
}
