import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { whatsAppUrl } from '@lavanda/shared/domain/notice';
import { onTheWayText } from '@lavanda/shared/domain/ruta';
import { mapsAddress, wazeAddress } from '@lavanda/shared/domain/wayThere';
import { useState } from 'preact/hooks';
import { TEXTS } from '../texts';
import { Icon, type IconName } from './Icon';

interface ContactLinksProps {
  day: DriverDay;
  stop: StopOfDriver;
  /** Why the server refused to record 'Vamos en camino'; null while it hasn't. */
  refusal: string | null;
  /** Called when the driver opens WhatsApp with 'Vamos en camino'. @returns why that wasn't recorded; null when it was */
  onTell: () => Promise<string | null>;
}

function Away({ to, icon, text, onClick }: { to: string; icon: IconName; text: string; onClick?: () => void }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" onClick={onClick}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

/**
 * Links to call or message the cliente, and to navigate to the address. A link whose data are missing is left out. Says when a
 * notice wasn't recorded.
 */
export function ContactLinks({ day, stop, refusal, onTell }: ContactLinksProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { cliente_telefono: phone, cliente_name: cliente, domicilio: address, llega: hour } = stop;
  const told = { cliente, laundry: day.lavanderia.nombre, driver: day.chofer.nombre, kind: stop.tipo, hour: hour ?? '' };
  const chat = whatsAppUrl(phone, onTheWayText(told));
  const reason = failure ?? refusal;
  if (chat === null && !address) return null;
  return (
    <>
      <nav class="contact" aria-label={TEXTS.contact}>
        {phone !== '' && (
          <a href={`tel:${phone}`}>
            <Icon name="call" />
            {TEXTS.call}
          </a>
        )}
        {chat !== null && <Away to={chat} icon="chat" text={TEXTS.whatsApp} onClick={() => void onTell().then(setFailure)} />}
        {address && <Away to={mapsAddress(address)} icon="map" text={TEXTS.maps} />}
        {address && <Away to={wazeAddress(address)} icon="way" text={TEXTS.waze} />}
      </nav>
      {reason !== null && (
        <p class="next__tip error" role="alert">
          {TEXTS.untold(reason)}
        </p>
      )}
    </>
  );
}
