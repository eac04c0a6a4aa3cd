import { useServiciosQuery } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import CampoBusqueda from '@lavanda/shared/ui/CampoBusqueda';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import IconoDeCategoria from '@lavanda/shared/ui/IconoDeCategoria';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTOS } from '../textos';
import { tileTowards } from './arrows';
import CategoryNav from './CategoryNav';
import { groupServices } from './groupServices';
import { ServiceGrid } from './ServiceGrid';
import { ServicesSkeleton } from './ServicesSkeleton';
import ServiceTile from './ServiceTile';

export interface ServicesPanelProps {
  /** Of the draft whose articles the tiles count. */
  draftKey: string;
  deshabilitado: boolean;
  buscador: RefObject<HTMLInputElement | null>;
  onElegir(servicio: Servicio): void;
}

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  // Beside the note the grid gives it the window's height; on a phone it is as tall as its services.
  [theme.breakpoints.up('sm')]: { contain: 'strict' },
}));

const Cabeza = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 320px) minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  padding: '16px 24px 10px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, padding: '12px 16px 6px' },
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    top: 56,
    zIndex: 5,
    padding: '10px 12px 4px',
    backgroundColor: theme.vars.palette.background.default,
  },
}));

const Lista = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: '0 24px 24px',
  [theme.breakpoints.down('lg')]: { padding: '0 16px 16px' },
  [theme.breakpoints.down('sm')]: { padding: '0 12px', overflow: 'visible' },
  '& section': { scrollMarginTop: 0, [theme.breakpoints.down('sm')]: { scrollMarginTop: 168 } },
  '& h2': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // Room above and below for the ring of the tiles, which a heading that stands over them would cover.
    margin: '5px -2px',
    padding: '7px 2px 3px',
    fontSize: 14,
    lineHeight: '20px',
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.down('sm')]: { position: 'static' },
  },
}));

/** The catalogue by category, with its search. The note stays usable while it loads or when it fails. */
export default function ServicesPanel({ draftKey, deshabilitado, buscador, onElegir }: ServicesPanelProps) {
  const { data, error, refetch } = useServiciosQuery();
  const [texto, setTexto] = useState('');
  const buscado = useDeferredValue(texto);
  const lista = useRef<HTMLDivElement>(null);
  const categorias = groupServices(data ?? [], buscado);
  const todas = groupServices(data ?? [], '').map(({ nombre }) => nombre);
  const encontrados = categorias.reduce((suma, { servicios }) => suma + servicios.length, 0);

  const tiles = () => [...(lista.current?.querySelectorAll<HTMLElement>('[data-mosaico]') ?? [])];

  function alTeclearEnBusqueda(evento: KeyboardEvent) {
    if (evento.key === 'ArrowDown') {
      evento.preventDefault();
      tiles()[0]?.focus();
    } else if (evento.key === 'Enter' && texto.trim() !== '' && !evento.ctrlKey) {
      const primero = groupServices(data ?? [], texto)[0]?.servicios[0];
      if (primero && !deshabilitado) onElegir(primero);
      buscador.current?.select();
    } else if (evento.key === 'Escape' && texto !== '') {
      evento.preventDefault();
      setTexto('');
    }
  }

  function alTeclearEnLista(evento: KeyboardEvent) {
    const actual = evento.target;
    if (deshabilitado || !(actual instanceof HTMLElement) || !/^Arrow/.test(evento.key)) return;
    evento.preventDefault();
    const destino = tileTowards(evento.key, tiles(), actual);
    if (destino) destino.focus();
    else if (evento.key === 'ArrowUp' || evento.key === 'ArrowLeft') buscador.current?.focus();
  }

  return (
    <Panel aria-label={TEXTOS.servicios}>
      <Cabeza>
        <Box sx={{ position: 'relative', '& kbd': { position: 'absolute', right: 14, top: 15 } }}>
          <CampoBusqueda
            etiqueta={TEXTOS.buscarServicio}
            valor={texto}
            onCambio={setTexto}
            onKeyDown={alTeclearEnBusqueda}
            ref={buscador}
          />
          {texto === '' && <KeyHint>/</KeyHint>}
        </Box>
        {data && buscado === '' && todas.length > 0 && <CategoryNav nombres={todas} lista={lista} />}
        <Typography
          component="p"
          variant="body2"
          role="status"
          sx={{ color: 'text.secondary', ...(buscado === '' && SOLO_LECTOR) }}
        >
          {data && buscado !== '' ? (encontrados === 0 ? TEXTOS.sinCoincidencias : TEXTOS.encontrados(encontrados)) : ''}
        </Typography>
      </Cabeza>
      {/* With nothing in it to be reached, it is itself, to be scrolled. */}
      <Lista ref={lista} onKeyDown={alTeclearEnLista} tabIndex={deshabilitado ? 0 : undefined}>
        {!data && !error && <ServicesSkeleton />}
        {!data && error && <ErrorPanel titulo={TEXTOS.falloServicios} fallo={error} onReintentar={refetch} />}
        {data?.length === 0 && <EmptyState titulo={TEXTOS.sinServicios} detalle={TEXTOS.sinServiciosDetalle} />}
        {categorias.map(({ nombre, servicios }) => (
          <section key={nombre} data-categoria={nombre} aria-label={nombre}>
            <h2>
              <IconoDeCategoria nombre={nombre} />
              {nombre}
            </h2>
            <ServiceGrid>
              {servicios.map((servicio) => (
                <ServiceTile
                  key={servicio._id}
                  servicio={servicio}
                  draftKey={draftKey}
                  deshabilitado={deshabilitado}
                  onElegir={onElegir}
                />
              ))}
            </ServiceGrid>
          </section>
        ))}
      </Lista>
    </Panel>
  );
}
