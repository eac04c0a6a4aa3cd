import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { colorsOf } from '../image/colors.ts';

/** Styles of the card and bar about the next recoleccion (mock-up 19). */
export function pickupStyles({ colores: colors }: DescribedTicket): string {
  const { bar, onBar, paleEdge } = colorsOf(colors);
  return `
.rec h2 { font-size: 17px; line-height: 24px; font-weight: 700; color: #16202b; } .rec p { color: #4a5663; }
.rec .bad, .bad { color: #8c1d18; font-weight: 600; overflow-wrap: anywhere; }
.pri { display: block; width: fit-content; margin: 10px auto 14px; padding: 14px 12px; font-size: 14px; line-height: 18px; color: #16202b; }
.ask { position: sticky; bottom: 0; z-index: 2; max-width: 520px; margin: auto auto 0; padding: 10px 12px 14px; background: #fff; border-top: 1px solid #d9e0e5; }
.go { display: flex; align-items: center; justify-content: center; gap: 10px; width: 100%; min-height: 56px; padding: 8px 16px; border: 1px solid ${paleEdge}; border-radius: 14px; background: ${bar}; color: ${onBar}; font-size: 17px; font-weight: 700; text-align: center; text-decoration: none; }
.go:focus-visible, .pri:focus-visible { outline: 3px solid #000; outline-offset: 2px; }
@media print { .ask { display: none; } }
@media (forced-colors: active) { .go { border: 1px solid; } }`;
}

/** Styles of the form that asks for a recoleccion; the ticket's own page doesn't need them. */
export function pickupFormStyles({ colores: colors }: DescribedTicket): string {
  const { background, graphic } = colorsOf(colors);
  return `
.frm { display: grid; gap: 16px; } .frm h1, .st h1 { overflow-wrap: anywhere; } .frm fieldset { min-width: 0; border: 0; padding: 0; }
.frm legend, .frm label.l { padding: 0; margin-bottom: 8px; font-size: 14px; line-height: 18px; font-weight: 600; color: #4a5663; display: block; } .frm em { font-style: normal; font-weight: 400; }
.opt { display: grid; gap: 8px; } .days { grid-template-columns: repeat(4, 1fr); } .wins { grid-template-columns: 1fr 1fr; }
.opt label { position: relative; cursor: pointer; } .opt input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.opt span { display: grid; align-content: center; justify-items: center; min-height: 52px; border: 1px solid #7b8794; border-radius: 12px; background: #fff; font-weight: 600; } .days span { min-height: 60px; font-size: 14px; line-height: 18px; font-weight: 400; } .days b { font-size: 18px; line-height: 22px; font-weight: 700; }
.opt :checked + span { border: 2px solid ${graphic}; background: ${background}; font-weight: 700; } .opt :focus-visible + span { outline: 3px solid #000; outline-offset: 2px; }
.dom { display: flex; align-items: center; gap: 14px; padding: 10px 14px; border-radius: 12px; background: #f1f4f6; } .dom small { display: block; font-size: 14px; line-height: 18px; color: #4a5663; }
.frm input[type=text] { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid #7b8794; border-radius: 10px; background: #fff; color: inherit; font: inherit; font-size: 16px; }
.frm input[type=text]:focus-visible { outline: 3px solid #000; outline-offset: 1px; }
.back { display: block; width: fit-content; margin: 8px auto 16px; padding: 12px; color: #16202b; font-weight: 600; }
.txt { white-space: pre-line; overflow-wrap: anywhere; }
.back:focus-visible { outline: 3px solid #000; outline-offset: 2px; }
@media (forced-colors: active) { .opt span { border: 1px solid; } .opt :checked + span { border: 4px solid Highlight; } }`;
}
