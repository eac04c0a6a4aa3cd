import { escapeHtml } from '@lavanda/shared/domain/escapeHtml';
import type { Message } from './email.ts';

interface Content {
  subject: string;
  paragraphs: readonly string[];
  button: string;
  footer: string;
}

/** The e-mail that invites a person to a laundry's team, with the link that activates the account. */
export function invitationMessage(to: string, laundry: string, link: string): Message {
  return compose(to, laundry, link, {
    subject: `${laundry} te invita a su equipo`,
    paragraphs: [
      `${laundry} te invita a formar parte de su equipo.`,
      `Tu usuario es ${to}. Abre el enlace para escribir tu nombre, elegir tu contraseña y activar tu cuenta.`,
    ],
    button: 'Activar cuenta',
    footer: 'El enlace sirve una sola vez y vence en 72 horas. Si no esperabas esta invitación, ignora este correo.',
  });
}

/** The e-mail with a link to choose a new password. */
export function resetMessage(to: string, laundry: string, link: string): Message {
  return compose(to, laundry, link, {
    subject: 'Restablece tu contraseña',
    paragraphs: [`Recibimos una solicitud para restablecer la contraseña de tu cuenta en ${laundry} (${to}).`],
    button: 'Elegir otra contraseña',
    footer: 'El enlace sirve una sola vez y vence en 1 hora. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  });
}

function compose(to: string, senderName: string, link: string, { subject, paragraphs, button, footer }: Content): Message {
  const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const html = `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#e7ecef;color:#16202b;font:16px/24px Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(senderName)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#274c77;color:#fff;font-weight:bold;text-decoration:none">${escapeHtml(button)}</a></p>
${paragraph(`Si el botón no abre, copia esta dirección en tu navegador: ${link}`, 'font-size:14px;line-height:20px;word-break:break-all')}
${paragraph(footer, 'font-size:14px;line-height:20px;color:#51606f')}
</div></body></html>`;
  return { to, senderName, subject, link, html, text: `${[...paragraphs, `${button}: ${link}`, footer].join('\n\n')}\n` };
}
