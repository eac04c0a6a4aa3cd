import { formatMoney } from '@lavanda/shared/domain/money';
import { ExtensionSlot } from '@lavanda/shared/federation/slots';
import Tear from '@lavanda/shared/ui/display/Tear';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import Chip from '@mui/material/Chip';
import { regimenName } from '../clientes/regimen';
import CreditNote from '../credit/CreditNote';
import { TEXTS } from '../texts';
import type { Draft } from './draft';
import ReadView from './ReadView';
import Section from './Section';

const T = TEXTS.detail;

interface ReadSheetProps {
  id: string;
  data: Draft;
  /** The cliente's adeudo, centavos. */
  debt: number;
  /** What the laundry owes the cliente for overpaid notas ('A favor'), centavos. */
  favor: number;
  /** The cliente's credit ('Saldo a favor'), centavos. */
  credit: number;
}

export default function ReadSheet({ id, data, debt, favor, credit }: ReadSheetProps) {
  const factura = data.rfc !== '';
  return (
    <>
      <Section
        reading
        icon={<PersonOutlined aria-hidden />}
        title={T.data}
        note={
          (debt > 0 || favor > 0) && (
            <>
              {debt > 0 && <Chip component="span" color="error" label={T.debt(formatMoney(debt))} />}
              {favor > 0 && (
                <Chip component="span" color="warning" label={T.favor(formatMoney(favor))} sx={{ ml: debt > 0 ? 2 : 0 }} />
              )}
            </>
          )
        }
      >
        <ReadView label={T.nombre} value={data.nombre} />
        <ReadView label={T.apellidos} value={data.apellido} />
        <ReadView label={T.telefono} value={data.telefono} />
        <ReadView label={T.registeredDomicilios} value={String(data.domicilio.length)} />
        <ReadView wide label={T.phoneNote} value={data.telefono_nota} />
      </Section>
      <CreditNote cliente={id} name={`${data.nombre} ${data.apellido}`.trim()} credit={credit} />
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <Section
        reading
        firstWide
        icon={<RequestQuoteOutlined aria-hidden />}
        title={T.fiscal}
        note={<Chip component="span" color={factura ? 'primary' : 'default'} label={T.factura(factura)} />}
      >
        <ReadView label={T.rfc} value={data.rfc} />
        <ReadView label={T.cp} value={data.cp} />
        <ReadView wide label={T.razonSocial} value={data.razonSocial} />
        <ReadView wide label={T.regimenFiscal} value={regimenName(data.regimenFiscal)} />
        <ReadView wide label={T.correoElectronico} value={data.correoElectronico} />
      </Section>
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <ExtensionSlot name="clientes.cliente" props={{ clienteId: id }} />
    </>
  );
}
