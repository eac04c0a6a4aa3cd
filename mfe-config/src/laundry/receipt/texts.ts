import type { BranchReceiptField, ReceiptField } from '@lavanda/shared/domain/receipt';
import type { LinkForm } from '@lavanda/shared/domain/satForm';

export const RECEIPT_TEXTS = {
  title: 'Datos del recibo',
  missing: 'Le falta a tu ticket:',
  complete: 'A tu ticket no le falta ningún dato.',
  ofTenant: {
    razonSocial: 'Razón social o nombre',
    rfc: 'RFC',
    regimenFiscal: 'Régimen fiscal',
    cp: 'Código postal fiscal',
    profeco: 'Registro de Profeco',
    quejas: 'Quejas y aclaraciones',
    aviso_privacidad: 'Aviso de privacidad',
    ticket_legal: 'Condiciones, en el texto legal',
  } satisfies Record<ReceiptField, string>,
  ofBranch: {
    direccion: (branch: string) => `Dirección de ${branch}`,
    telefono: (branch: string) => `Teléfono de ${branch}`,
    horario: (branch: string) => `Horario de ${branch}`,
  } satisfies Record<BranchReceiptField, (branch: string) => string>,
  razonSocial: 'Razón social o nombre',
  legalNameHelp: 'De quien expide el recibo, como está en su constancia del SAT.',
  rfc: 'RFC',
  rfcNotice: 'El último carácter no coincide con el que calcula el SAT. Revísalo; puedes guardar así.',
  regimenFiscal: 'Régimen fiscal',
  withoutRegimen: 'Sin régimen',
  select: 'Selecciona',
  cp: 'Código postal fiscal',
  profeco: 'Registro de Profeco',
  profecoHelp: 'El número con el que Profeco registró tu contrato.',
  quejas: 'Quejas y aclaraciones',
  complaintsHelp: 'Un teléfono o un correo.',
  clabe: 'CLABE para transferencias',
  clabeHelp: 'Se ve en el enlace del ticket mientras haya saldo.',
  titular: 'Titular de la cuenta',
  ownerHelp: 'Si es otro que la razón social.',
  linkForm: 'Forma de pago SAT de los links',
  linkFormHelp:
    'La de los pagos por link que se registren desde ahora; va en la exportación. Efvo es 01, Transf 03 y TDC 04 o 28, según la tarjeta.',
  linkForms: {
    '03': '03 Transferencia electrónica de fondos',
    '04': '04 Tarjeta de crédito',
    '28': '28 Tarjeta de débito',
    '31': '31 Intermediario pagos',
  } satisfies Record<LinkForm, string>,
  privacy: 'Aviso de privacidad',
  privacyHelp: (length: number, limit: number) =>
    `La dirección de tu aviso, con https://, o su texto. Se muestra al registrar clientes y en el enlace del ticket. ${length} de ${limit.toLocaleString('en-US')} caracteres.`,
  terms:
    'Tus condiciones (almacenaje, ropa que nadie recoge y responsabilidad) van en el texto legal al pie del ticket. Lavanda no propone ninguna: que las revise quien te asesora.',
} as const;
