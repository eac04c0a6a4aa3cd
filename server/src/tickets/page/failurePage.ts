import { html } from './html.ts';

/** Page shown when a link leads to no ticket. */
export function failurePage(title: string, detail: string, nonce: string): string {
  return html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
html { background: #f1f4f6; color: #16202b; font: 400 16px/24px system-ui, sans-serif; }
main { max-width: 420px; margin: 20vh auto 0; padding: 0 24px; text-align: center; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
p { margin: 0; color: #4a5663; }
</style>
</head>
<body><main><h1>${title}</h1><p>${detail}</p></main></body>
</html>`.text;
}
