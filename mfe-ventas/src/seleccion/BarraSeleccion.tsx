import { usePuede } from '@lavanda/shared';
import PieFijo from '@lavanda/shared/ui/PieFijo';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { TEXTOS_SELECCION as T } from '../textos';
import DialogoEliminar from './DialogoEliminar';
import { ID_ACCIONES, volverALaLista } from './lugar';
import type { Seleccion } from './useSeleccion';

/** What can be done with the chosen sales: void them, for who may; with exactly one, its ticket (spec 2). */
export default function BarraSeleccion({ seleccion }: { seleccion: Seleccion }) {
  const { elegidas } = seleccion;
  const puedeEliminar = usePuede('notas.anular');
  const [preguntando, setPreguntando] = useState(false);
  const ticket = useTicket();
  const unica = elegidas.length === 1 ? elegidas[0] : undefined;

  const quitar = () => {
    seleccion.quitar();
    volverALaLista(elegidas.at(-1)?.id);
  };
  const teclas = (evento: KeyboardEvent<HTMLElement>) => {
    const paso = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
    if (evento.key === 'Escape') quitar();
    if (paso === undefined) return;
    const botones = [...evento.currentTarget.querySelectorAll('button')];
    const actual = botones.findIndex((boton) => boton.matches(':focus'));
    botones[(actual + paso + botones.length) % botones.length]?.focus();
  };
  const [lugar] = useState(() => document.getElementById(ID_ACCIONES));
  const acciones = (
    <Barra role="toolbar" aria-label={T.acciones} aria-keyshortcuts="Control+Home" onKeyDown={teclas}>
      <IconButton aria-label={T.quitar} color="inherit" onClick={quitar}>
        <CloseRounded aria-hidden />
      </IconButton>
      <span className="cuenta" role="status">
        {T.ventas(elegidas.length)}
      </span>
      {unica && (
        <>
          <span className="raya" />
          <Button color="inherit" startIcon={<PrintOutlined aria-hidden />} onClick={() => ticket.imprimir(unica.id)}>
            {T.imprimir}
          </Button>
          <Button color="inherit" startIcon={<ImageOutlined aria-hidden />} onClick={() => ticket.imagen(unica.id)}>
            {T.imagen}
          </Button>
          <Button color="inherit" startIcon={<WhatsApp aria-hidden />} onClick={() => ticket.compartir(unica.id)}>
            <span>
              <span className="largo">{`${T.compartirPor} `}</span>
              {T.whatsapp}
            </span>
          </Button>
        </>
      )}
      {puedeEliminar && (
        <>
          <span className="raya" />
          <Button
            color="inherit"
            startIcon={<DeleteOutlineRounded aria-hidden />}
            onClick={() => setPreguntando(true)}
            sx={{ color: '#ffb4ab' }}
          >
            {T.eliminar}
          </Button>
        </>
      )}
    </Barra>
  );
  return (
    <>
      <PieFijo {...ALTO} />
      {lugar ? createPortal(acciones, lugar) : acciones}
      {ticket.elemento}
      {preguntando && (
        <DialogoEliminar
          ids={elegidas.map(({ id }) => id)}
          onCancelar={() => setPreguntando(false)}
          onEliminadas={() => {
            setPreguntando(false);
            seleccion.quitar();
            // Once the question, which keeps the focus while it is there, is gone.
            setTimeout(() => volverALaLista(undefined));
          }}
        />
      )}
    </>
  );
}

/** Room for the messages: on the phone the bar is in the place of the section tabs, 76 px over their 64. */
const ALTO = { alto: 12, enAncho: 72 } as const;

const Barra = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 8,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.inverse,
  color: '#fff',
  fontSize: 15,
  boxShadow: theme.vars.shadows[8],
  '& button:hover': { backgroundColor: 'rgb(255 255 255 / .12)' },
  '& .MuiIconButton-root': { color: 'inherit' },
  '& .cuenta': { padding: '0 12px 0 8px', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .raya': { width: 1, height: 28, margin: '0 4px', backgroundColor: 'rgb(255 255 255 / .28)' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [theme.breakpoints.down('sm')]: {
    left: 0,
    right: 0,
    bottom: 0,
    transform: 'none',
    maxWidth: 'none',
    minHeight: 76,
    padding: '4px 6px',
    gap: 0,
    borderRadius: '16px 16px 0 0',
    zIndex: theme.zIndex.appBar + 1,
    '& .raya': { display: 'none' },
    '& .largo': SOLO_LECTOR,
    '& .cuenta': { padding: '0 8px 0 0', fontSize: 14 },
    '& .MuiButton-root': {
      flex: '1 1 0',
      flexDirection: 'column',
      gap: 4,
      minHeight: 64,
      padding: '0 2px',
      fontSize: 12.5,
      lineHeight: '15px',
      whiteSpace: 'normal',
    },
    '& .MuiButton-startIcon': { margin: 0 },
    '@media (max-width: 359px)': { '& .cuenta': SOLO_LECTOR, '& .MuiButton-root': { fontSize: 11.5 } },
  },
}));
