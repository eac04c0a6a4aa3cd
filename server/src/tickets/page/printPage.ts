import { FONT_RULES } from '@lavanda/shared/ticket/page/fontRules';
import { html, raw } from '@lavanda/shared/ticket/page/html';
import type { PrintedPage } from '@lavanda/shared/ticket/page/printedPage';
import { ticketScript } from './script.ts';

interface PrintOptions {
  nonce: string;
  /** True for a page that prints itself and closes; false for one that only shows what would be printed. */
  print: boolean;
}

/** A page with nothing but what is printed, such as a ticket. */
export function printPage({ title, styles, body, width }: PrintedPage, { nonce, print }: PrintOptions): string {
  const page = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(`${FONT_RULES}\n${styles}`)}</style>
</head>
<body>
${raw(body)}
<script nonce="${nonce}">${raw(ticketScript(width, print))}</script>
</body>
</html>`;
  return page.text;
}
