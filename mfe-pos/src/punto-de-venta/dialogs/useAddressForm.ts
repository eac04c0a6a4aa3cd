import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { oneSpace } from '@lavanda/shared/domain/text';
import { useState } from 'react';
import { usePosClienteQuery } from '../../clientes/endpoints';
import { type ChosenCliente, type Draft, domicilioOf } from '../draft/draft';
import { OTHER } from './AddressChoice';
import { useKeepDomicilio } from './useKeepDomicilio';

/** State of the dialog of the delivery address: the cliente's addresses, and the chosen or typed one. */
export function useAddressForm(draft: Draft, cliente: ChosenCliente, onAccept: (domicilio: Domicilio) => void) {
  const { data, error, isFetching } = usePosClienteQuery(cliente.id, { refetchOnMountOrArgChange: true });
  const addresses = data?.domicilio ?? cliente.addresses ?? [];
  const current = domicilioOf(draft);
  const known = addresses.findIndex((address) => address.descripcion === current?.descripcion);
  const [picked, setPicked] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [keep, setKeep] = useState(true);
  const [missing, setMissing] = useState(false);
  const keepDomicilio = useKeepDomicilio();
  const initial = current ? (known === -1 ? OTHER : String(known)) : '';
  const unchosen = addresses.length === 0 ? OTHER : addresses.length === 1 ? '0' : '';
  const choice = picked ?? (initial || unchosen);
  // Until the user types, the field has the nota's address, or nothing if that address is one of the cliente's.
  const text = typed ?? (known === -1 ? (current?.descripcion ?? '') : '');

  function accept() {
    const chosen = choice === OTHER || choice === '' ? undefined : addresses[Number(choice)];
    if (chosen) return onAccept(chosen);
    const written = oneSpace(text);
    if (choice !== OTHER || written === '') return setMissing(true);
    const fresh = { descripcion: written, lat: null, lon: null };
    if (keep && data) void keepDomicilio(data, fresh);
    onAccept(fresh);
  }

  return {
    error,
    addresses,
    loading: isFetching && addresses.length === 0,
    /** Index of the chosen address, or `OTHER`; '' when the cliente has several addresses and none is chosen yet. */
    choice,
    choose(chosen: string) {
      setPicked(chosen);
      setMissing(false);
    },
    text,
    write(changed: string) {
      setTyped(changed);
      setMissing(false);
    },
    /** Whether a typed address is added to the cliente; null while the cliente isn't loaded, and so can't be changed. */
    keep: data ? keep : null,
    setKeep,
    /** True after the user tried to accept without an address. */
    missing,
    accept,
  };
}
