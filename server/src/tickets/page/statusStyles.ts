import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { colorsOf } from '../image/colors.ts';

/** Styles of the public page: cards in the laundry's colours (mock-up 19), then the ticket's paper, which alone is printed. */
export function statusStyles({ colores: colors }: DescribedTicket): string {
  const { bar, onBar, edge, background, link } = colorsOf(colors);
  return `
html { background: #f1f4f6; color: #16202b; }
@media screen { .lnk { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; } .lnk > * { width: 100%; } .lnk > .pri { width: fit-content; } }
.ic { flex: none; width: 22px; height: 22px; fill: currentColor; } .card > .ic, .dom .ic { fill: #4a5663; }
.pub { max-width: 520px; margin: 0 auto; font-size: 16px; line-height: 22px; overflow-wrap: anywhere; }
.top { display: flex; align-items: center; gap: 12px; padding: 9px 16px; background: ${bar}; color: ${onBar}; border-top: 3px solid ${edge}; }
.top > span { flex: 1; min-width: 0; font-size: 14px; line-height: 18px; } .top b { display: block; font-size: 17px; line-height: 22px; font-weight: 700; }
.top > span:last-child { flex: none; text-align: right; font-weight: 600; }
.top i { flex: none; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 12px; background: #fff; } .top img { width: 32px; height: 32px; object-fit: contain; }
.card { margin: 10px 12px 0; padding: 14px 16px; background: #fff; border: 1px solid #d9e0e5; border-radius: 14px; }
.card h2, .own, .dt, .hrs h2 { font-size: 14px; line-height: 18px; font-weight: 400; color: #4a5663; }
.st h1 { font-size: 26px; line-height: 32px; font-weight: 700; letter-spacing: -.01em; } .st p { margin-top: 2px; color: #4a5663; } .st p b { color: #16202b; font-weight: 700; }
.stp { display: grid; grid-template-columns: repeat(4, 1fr); list-style: none; margin-top: 18px; padding: 0; }
.stp li { position: relative; display: grid; justify-items: center; align-content: start; gap: 4px; text-align: center; font-size: 13px; line-height: 16px; font-weight: 600; color: #4a5663; }
.stp li::before { content: ""; position: absolute; top: 20px; left: -50%; width: 100%; height: 4px; background: #e7ecef; } .stp li:first-child::before { display: none; }
.stp .done::before, .stp .now::before { background: #1d6b41; }
.stp svg { position: relative; z-index: 1; width: 44px; height: 44px; padding: 11px; border-radius: 50%; background: #e7ecef; box-shadow: 0 0 0 4px #fff; fill: #4a5663; }
.stp .done svg { background: #1d6b41; fill: #fff; } .stp .now svg { background: ${bar}; fill: ${onBar}; box-shadow: 0 0 0 4px #fff, 0 0 0 7px ${background}; } .stp .now { color: #16202b; font-weight: 700; }
.stp small { font-size: 13px; line-height: 16px; font-weight: 500; color: #4a5663; }
.bal { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; font-weight: 600; } .bal b { font-size: 30px; line-height: 36px; font-weight: 700; letter-spacing: -.01em; white-space: nowrap; }
.tr { margin: 10px 0 0; padding-top: 12px; border-top: 2px dashed #d9e0e5; display: grid; gap: 8px; } .tr div { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.tr .dt, .tr b { display: block; } .tr b { font-size: 17px; font-weight: 600; } .own { margin-top: 8px; } .hrs { display: flex; gap: 12px; } .hrs div { flex: 1; min-width: 0; } .hrs p { font-weight: 600; } .hrs h2 { margin-bottom: 2px; }
.hrs .on { font-size: 16px; line-height: 22px; font-weight: 600; color: #16202b; } .hrs .on ~ p { font-size: 14px; line-height: 18px; font-weight: 400; color: #4a5663; }
summary { list-style: none; cursor: pointer; border-radius: 14px; } summary::-webkit-details-marker { display: none; } summary:focus-visible { outline: 3px solid #000; outline-offset: 2px; }
summary .card { display: flex; align-items: center; gap: 12px; min-height: 64px; font-weight: 600; } summary .card > span { flex: 1; min-width: 0; } summary small { display: block; font-size: 14px; line-height: 18px; font-weight: 400; color: #4a5663; }
.go-on { flex: none; width: 20px; height: 20px; fill: #4a5663; } [open] > summary .go-on { transform: rotate(90deg); }
button { display: inline-flex; align-items: center; gap: 8px; font: inherit; font-size: 14px; font-weight: 600; flex: none; min-height: 44px; padding: 0 14px; border: 0; border-radius: 10px; background: ${background}; color: ${link}; cursor: pointer; } button .ic { width: 20px; height: 20px; } button[hidden] { display: none; }
button:focus-visible { outline: 3px solid #000; outline-offset: 2px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media screen { .paper { margin: 14px auto 24px; box-shadow: 0 1px 2px rgb(22 32 43 / .06); } }
@media screen and (min-width: 380px) { .paper { zoom: 1.2; } }
.fts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-top: 8px; } .fts img { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: 8px; background: #e8edf0; }
@media print { .pub { display: none; } details::details-content { display: block; content-visibility: visible; } }
@media (forced-colors: active) { .card, button, .stp svg { border: 1px solid; } }`;
}
