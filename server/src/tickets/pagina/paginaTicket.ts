import type { LineaDescrita, Renglon, TicketDescrito } from '../describir.ts';
import { codigoQr } from '../qr.ts';
import { TEXTOS } from '../textos.ts';
import { estilosDelTicket } from './estilos.ts';
import { guionDelTicket } from './guion.ts';
import { crudo, html, type Marcado } from './html.ts';

export interface OpcionesPagina {
  nonce: string;
  /** Prints by itself and closes; else it only shows. */
  imprimir: boolean;
  /** For who has no session: never indexed. */
  publico: boolean;
}

const renglon = ({ etiqueta, valor }: Renglon, clase: string): Marcado =>
  html`<div class="kv ${clase}"><span>${etiqueta}</span><span>${valor}</span></div>`;

const linea = ({ cantidad, servicio, unitario, importe }: LineaDescrita): Marcado =>
  html`<div class="ln"><b>${cantidad} ×</b><b>${servicio}</b><small>${unitario}</small><span>${importe}</span></div>`;

const parrafo = (texto: string, clase = ''): Marcado | null => (texto === '' ? null : html`<p class="${clase}">${texto}</p>`);

/** An image of this origin, of a data URI or over https; anything else isn't asked for. */
const esImagen = (url: string): boolean => /^(data:image\/|https:\/\/|\/(?!\/))/.test(url);

function encabezado({ negocio, logoPapel, sucursal }: TicketDescrito): Marcado {
  const lineas = [sucursal.nombre, sucursal.direccion, sucursal.telefono].filter((texto) => texto !== '');
  return html`<header class="hd c">${esImagen(logoPapel) && html`<img src="${logoPapel}" alt="">`}<b>${negocio}</b>${lineas.map((texto) => html`<span>${texto}</span>`)}</header>`;
}

/** The ticket as a whole page of paper, in the order of the UI guide 11. */
export function paginaTicket(ticket: TicketDescrito, { nonce, imprimir, publico }: OpcionesPagina): string {
  const { folio, fecha, atendio, cliente, banderas, lineas, sumas, total, pagos, saldo, entrega, ancho } = ticket;
  const qr = codigoQr(ticket.enlace);
  const pagina = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${publico && html`<meta name="robots" content="noindex, nofollow, noarchive">`}
<title>${ticket.titulo} | ${ticket.negocio}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${crudo(estilosDelTicket(ticket, qr.lado, publico))}</style>
</head>
<body>
${encabezado(ticket)}<hr>
<main>
<h1 class="folio"><span>${TEXTOS.nota}</span><b>${folio}</b></h1>
${renglon(fecha, '')}${atendio !== '' && renglon({ etiqueta: TEXTOS.atendio, valor: atendio }, '')}
${parrafo(cliente.nombre, 'cli')}${parrafo(cliente.telefono)}${parrafo(cliente.domicilio)}
${banderas.length > 0 && html`<p class="fl">${banderas.map((bandera) => html`<span>${bandera}</span>`)}</p>`}<hr>
${lineas.length === 0 ? parrafo(TEXTOS.sinArticulos) : lineas.map(linea)}${parrafo(ticket.contenido, 'pz')}<hr>
<div class="tt">${sumas.map((cada) => renglon(cada, 'n'))}${renglon(total, 'n big')}</div><hr>
<div class="tt">${pagos.map((cada) => renglon(cada, 'n'))}${renglon(saldo, 'n big')}</div>
${entrega && html`<div class="box">${entrega.etiqueta}<b>${entrega.valor.split(' ').map((palabra) => html`<span>${palabra}</span> `)}</b></div>`}
<div class="qr"><svg viewBox="0 0 ${qr.lado} ${qr.lado}" shape-rendering="crispEdges" role="img" aria-label="${TEXTOS.codigoQr(folio)}"><path d="${qr.trazo}" fill="#000"/></svg><p>${TEXTOS.escanea}</p></div>
</main>
<footer>${parrafo(ticket.legal, 'lg')}${parrafo(TEXTOS.gracias, 'gr')}</footer>
<script nonce="${nonce}">${crudo(guionDelTicket(ancho, imprimir))}</script>
</body>
</html>`;
  return pagina.texto;
}
