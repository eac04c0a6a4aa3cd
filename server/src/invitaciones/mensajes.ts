import type { Mensaje } from './correo.ts';

interface Contenido {
  asunto: string;
  parrafos: readonly string[];
  boton: string;
  pie: string;
}

/** The invitation to a team (spec 2 'Alta de usuario': an activation e-mail). */
export function mensajeDeInvitacion(para: string, lavanderia: string, enlace: string): Mensaje {
  return componer(para, lavanderia, enlace, {
    asunto: `${lavanderia} te invita a su equipo`,
    parrafos: [
      `${lavanderia} te invita a formar parte de su equipo.`,
      `Tu usuario es ${para}. Abre el enlace para escribir tu nombre, elegir tu contraseña y activar tu cuenta.`,
    ],
    boton: 'Activar cuenta',
    pie: 'El enlace sirve una sola vez y vence en 72 horas. Si no esperabas esta invitación, ignora este correo.',
  });
}

export function mensajeDeRestablecer(para: string, lavanderia: string, enlace: string): Mensaje {
  return componer(para, lavanderia, enlace, {
    asunto: 'Restablece tu contraseña',
    parrafos: [`Recibimos una solicitud para restablecer la contraseña de tu cuenta en ${lavanderia} (${para}).`],
    boton: 'Elegir otra contraseña',
    pie: 'El enlace sirve una sola vez y vence en 1 hora. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  });
}

function componer(para: string, de: string, enlace: string, { asunto, parrafos, boton, pie }: Contenido): Mensaje {
  const parrafo = (texto: string, estilo: string): string => `<p style="margin:0 0 16px;${estilo}">${escapar(texto)}</p>`;
  const html = `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(asunto)}</title></head>
<body style="margin:0;padding:24px;background:#e7ecef;color:#16202b;font:16px/24px Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapar(de)}</h1>
${parrafos.map((texto) => parrafo(texto, '')).join('\n')}
<p style="margin:24px 0"><a href="${escapar(enlace)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#274c77;color:#fff;font-weight:bold;text-decoration:none">${escapar(boton)}</a></p>
${parrafo(`Si el botón no abre, copia esta dirección en tu navegador: ${enlace}`, 'font-size:14px;line-height:20px;word-break:break-all')}
${parrafo(pie, 'font-size:14px;line-height:20px;color:#51606f')}
</div></body></html>`;
  return { para, de, asunto, enlace, html, texto: `${[...parrafos, `${boton}: ${enlace}`, pie].join('\n\n')}\n` };
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A laundry's name is whatever was typed: it never becomes markup. */
function escapar(texto: string): string {
  return texto.replace(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra);
}
