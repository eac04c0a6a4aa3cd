/** Whether the customer is invoiced: the one who has an RFC (spec 2). */
export default function Factura({ rfc, si, no }: { rfc: string; si: string; no: string }) {
  return <span className={rfc === '' ? 'etiqueta' : 'etiqueta etiqueta-si'}>{rfc === '' ? no : si}</span>;
}
