import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import type { NotaGuardada } from '../notas/nota';
import type { Grupo } from './agrupar';
import { Tablero } from './marco';
import TarjetaNota from './TarjetaNota';
import { useCuantasTarjetas } from './useCuantasTarjetas';
import { useIconos } from './useIconos';

const Titulo = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '18px 0 10px',
  fontSize: 15,
  lineHeight: '24px',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 700, color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 22 },
  '&[data-atrasadas="true"] :is(b, svg)': { color: theme.vars.palette.error.main },
  '&::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.vars.palette.divider },
  'section:first-of-type > &': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: { margin: '12px 0 8px' },
}));

interface GruposProps {
  grupos: readonly Grupo[];
  /** Ids of the notes whose closing is on its way. */
  cerrando: ReadonlySet<string>;
  onRecibir(nota: NotaGuardada): void;
  onCerrar(nota: NotaGuardada): void;
}

/** What a large screen shows of the board without scrolling. */
const PRIMERA_PANTALLA = 20;

/** The board: each day with its cards, the overdue first. */
export default function Grupos({ grupos, cerrando, onRecibir, onCerrar }: GruposProps) {
  'use memo';
  const cuantas = useCuantasTarjetas(PRIMERA_PANTALLA);
  const iconos = useIconos();
  return (
    <>
      {primeras(grupos, cuantas).map(({ grupo, tarjetas }) => (
        <section key={grupo.clave} aria-labelledby={`grupo-${grupo.clave}`}>
          <Titulo id={`grupo-${grupo.clave}`} data-atrasadas={grupo.atrasadas}>
            {grupo.atrasadas && <ErrorRounded aria-hidden />}
            <b>{grupo.titulo}</b>
            <span>{grupo.dia === null ? grupo.tarjetas.length : `${grupo.dia} · ${grupo.tarjetas.length}`}</span>
          </Titulo>
          <Tablero iconos={iconos}>
            {tarjetas.map((tarjeta) => (
              <li key={tarjeta.nota.id}>
                <TarjetaNota {...tarjeta} cerrando={cerrando.has(tarjeta.nota.id)} onRecibir={onRecibir} onCerrar={onCerrar} />
              </li>
            ))}
          </Tablero>
        </section>
      ))}
    </>
  );
}

/** The groups that the first `cuantas` cards reach, each with those of its cards. */
function primeras(grupos: readonly Grupo[], cuantas: number) {
  let quedan = cuantas;
  return grupos.flatMap((grupo) => {
    if (quedan <= 0) return [];
    const tarjetas = grupo.tarjetas.slice(0, quedan);
    quedan -= tarjetas.length;
    return [{ grupo, tarjetas }];
  });
}
