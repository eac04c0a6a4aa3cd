import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isAllowed, saveOverride } from '../federation/registry/overrides';
import { TEXTOS as T } from './textos';

interface PropsFormaDesvio {
  remotos: readonly string[];
  /** Where builds may come from. */
  origenes: readonly string[];
  /** After a change: the page has to load its sections anew. */
  onCambio: () => void;
}

/** Takes one section of this tab from a developer's own build. */
export function FormaDesvio({ remotos, origenes, onCambio }: PropsFormaDesvio) {
  const [remoto, setRemoto] = useState('');
  const [manifest, setManifest] = useState('');
  const [error, setError] = useState<{ campo: 'remoto' | 'manifest'; texto: string } | null>(null);

  function usar(evento: React.FormEvent) {
    evento.preventDefault();
    if (!remotos.includes(remoto)) return setError({ campo: 'remoto', texto: T.faltaSeccion });
    if (!isAllowed(manifest.trim(), origenes)) return setError({ campo: 'manifest', texto: T.direccionNoPermitida(origenes) });
    saveOverride(remoto, manifest.trim());
    onCambio();
  }

  return (
    <Box component="form" noValidate onSubmit={usar} aria-label={T.desvio} sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>{T.desvioAyuda}</Typography>
      <Field
        etiqueta={T.seccion}
        value={remoto}
        onChange={({ target }) => setRemoto(target.value)}
        error={error?.campo === 'remoto' ? error.texto : null}
        entrada={{ list: 'remotos', autoComplete: 'off' }}
      />
      <datalist id="remotos">
        {remotos.map((nombre) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
      <Field
        etiqueta={T.manifiesto}
        ayuda={T.origenes(origenes)}
        value={manifest}
        onChange={({ target }) => setManifest(target.value)}
        error={error?.campo === 'manifest' ? error.texto : null}
        entrada={{ inputMode: 'url', autoComplete: 'off', placeholder: 'http://localhost:3012/mf-manifest.json' }}
      />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {T.usar}
      </Button>
    </Box>
  );
}
