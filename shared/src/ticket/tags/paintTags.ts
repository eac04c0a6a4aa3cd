import { PAPER_SIZES, type Paper } from '../../domain/tag.ts';
import { html, type Markup } from '../page/html.ts';
import { PAPER_TEXTS as TEXTS } from '../texts.ts';
import type { Tag } from './describeTags.ts';

/** Longest clave, and highest number of tags, that are printed in large figures. */
const SHORT_MARK = 6;
const FEW = 99;

/** The smallest label, which has no room for the servicio. */
const WITHOUT_TEXT: Paper = '40x25';

const SCISSORS = html`<svg viewBox="0 -960 960 960" aria-hidden="true"><path d="M481-415 364-298q11 17 13.5 33t2.5 35q0 64-43 107T230-80q-64 0-107-43T80-230q0-64 43-107t107-43q18 0 35.5 5t36.5 15l116-116-118-118q-17 8-34.5 11t-35.5 3q-64 0-107-43T80-730q0-64 43-107t107-43q64 0 107 43t43 107q0 19-2.5 36T367-662l468 468q23 23 10.5 51.5T801-114q-9 0-17.5-3.5T768-128L481-415Zm118-112-66-66 235-235q7-7 15.5-10.5T801-842q32 0 43.5 29T834-762L599-527Z"/></svg>`;

function drawTag(tag: Tag, paper: Paper): Markup {
  const { number, total, mark, cliente, text, day, qr } = tag;
  const isLong = mark.length > SHORT_MARK || total > FEW;
  const promised = day !== '' && html`<b class="dt">${day}</b>`;
  const isStrip = PAPER_SIZES[paper].height === null;
  return html`<article class="tag${isLong ? ' long' : ''}" aria-label="${TEXTS.tag(number, total)}"><div>
<p class="no"><b>${number}<small>/${total}</small></b><b>${mark}</b></p><b class="who">${cliente}</b>${paper !== WITHOUT_TEXT && html`<span class="what">${text}</span>`}${!isStrip && promised}</div>
<div class="qr"><svg viewBox="0 0 ${qr.side} ${qr.side}" shape-rendering="crispEdges" aria-hidden="true"><path d="${qr.stroke}" fill="#000"/></svg>${isStrip && promised}</div></article>`;
}

/** The tags as a page: one label per page, or a strip to cut. */
export function paintTags(tags: readonly Tag[], paper: Paper): Markup {
  const isStrip = PAPER_SIZES[paper].height === null;
  const cut = html`<div class="cut">${SCISSORS}</div>`;
  return html`<main class="paper">${tags.map((tag, i) => html`${i > 0 && isStrip && cut}${drawTag(tag, paper)}`)}</main>`;
}
