import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type Centavos, formatoDinero, type Milesimas } from '../domain/dinero.ts';
import { fallaDeMonto, leerMonto } from '../domain/numeroEscrito.ts';
import AppDialog from './AppDialog.tsx';
import AvisoError from './AvisoError.tsx';
import { alTocar } from './alTocar.ts';
import BotonesRapidos from './BotonesRapidos.tsx';
import { importeDe, type ModoMonto, REGLAS } from './montos.ts';
import { aceptarTexto, conTecla, deEntero } from './numeroTecleado.ts';
import Pantalla from './Pantalla.tsx';
import ResultadoMonto from './ResultadoMonto.tsx';
import SubtituloMonto from './SubtituloMonto.tsx';
import Teclado from './Teclado.tsx';
import { TEXTOS, TEXTOS_MONTO } from './textos.ts';

export interface AmountDialogProps {
  modo: ModoMonto;
  titulo: string;
  /** Largest value accepted, in the unit of `modo`: the balance, what can be discounted. */
  maximo?: Centavos | Milesimas;
  valorInicial?: Centavos | Milesimas;
  /** Price per kg or piece, centavos: shows the amount while the quantity is written. */
  precio?: Centavos;
  /** The payment is cash: asks what it is paid with and shows the change. */
  efectivo?: boolean;
  /** Only whole pieces. */
  entero?: boolean;
  /** Verb of the button; each mode has its own. */
  verbo?: string;
  subtitulo?: ReactNode;
  /** Centavos for 'abono' and 'descuento', thousandths for 'kg' and 'cantidad'. Always within bounds. */
  onAceptar(valor: number): void;
  /** Escape, the cross, Cancelar: nothing changed. */
  onCancelar(): void;
}

/** One number by finger or keyboard. Mount it to open it. Enter accepts, Escape cancels. */
export default function AmountDialog(props: AmountDialogProps) {
  const { modo, titulo, maximo, valorInicial, precio, efectivo = false, entero = false, onAceptar, onCancelar } = props;
  const regla = REGLAS[modo];
  const decimales = entero ? 0 : regla.decimales;
  const escala = regla.decimales;
  const [texto, setTexto] = useState(valorInicial ? deEntero(valorInicial, escala) : '');
  const [recibido, setRecibido] = useState('');
  const [enRecibido, setEnRecibido] = useState(false);
  // A value that was there when the display got the focus is selected: the next key of the pad replaces it.
  const [nuevo, setNuevo] = useState(true);
  const pantalla = useRef<HTMLInputElement>(null);
  const nota = useId();

  const leido = regla.leer(texto);
  const valor = leido ?? 0;
  const tope = maximo ?? regla.topePredeterminado;
  const excede = valor > tope;
  const pagado = leerMonto(recibido);
  const cambio = efectivo && pagado !== null ? pagado - valor : null;
  const falta = cambio !== null && cambio < 0;
  const sinLeer = recibido !== '' && pagado === null;
  const valido = !excede && !falta && !sinLeer && leido !== null && (leido > 0 || regla.admiteCero);
  const importe = importeDe(regla, valor, precio);
  const mal = regla.falla(texto) ?? (excede ? regla.excede(tope) : null);
  const malPagado = fallaDeMonto(recibido) ?? (falta ? TEXTOS_MONTO.faltaEfectivo(formatoDinero(-cambio)) : null);
  const mensaje = mal ?? malPagado;

  const escribir = (cambiado: string) => {
    setNuevo(false);
    if (enRecibido) setRecibido(cambiado);
    else setTexto(cambiado);
  };
  const alTeclear = (tecla: string) => {
    const actual = enRecibido ? recibido : texto;
    escribir(conTecla(actual, tecla, enRecibido ? 2 : decimales, nuevo));
  };
  const alEscribir = (crudo: string) => {
    const aceptado = aceptarTexto(crudo, enRecibido ? 2 : decimales);
    if (aceptado !== null) escribir(aceptado);
  };
  const aceptar = () => {
    if (valido) onAceptar(valor);
  };
  const alPresionar = (evento: KeyboardEvent) => {
    const enEntrada = evento.target instanceof HTMLInputElement;
    if (evento.key === 'Enter' && enEntrada) {
      evento.preventDefault();
      aceptar();
    } else if (!enEntrada && /^[\d.,]$|^Backspace$/.test(evento.key) && !evento.ctrlKey && !evento.metaKey) {
      evento.preventDefault();
      alTeclear(evento.key);
      pantalla.current?.focus();
    }
  };
  const alEnfocar = (recibo: boolean) => {
    setEnRecibido(recibo);
    setNuevo(true);
  };

  const resultado = <ResultadoMonto modo={modo} maximo={excede ? undefined : maximo} valor={valor} importe={importe} />;
  const monto = importe !== null && (valor > 0 || regla.admiteCero) && !excede ? ` ${formatoDinero(importe)}` : '';
  return (
    <AppDialog
      abierto
      ancho={400}
      titulo={titulo}
      subtitulo={props.subtitulo ?? <SubtituloMonto modo={modo} maximo={maximo} precio={precio} />}
      onCerrar={onCancelar}
      onKeyDown={alPresionar}
      acciones={
        <>
          <Button onClick={onCancelar}>{TEXTOS.cancelar}</Button>
          <Button variant="contained" size="large" disabled={!valido} onClick={aceptar} {...alTocar} sx={{ flex: 1 }}>
            {`${props.verbo ?? regla.verbo}${monto}`}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: efectivo ? '1fr 1fr' : '1fr', gap: 2 }}>
          <Pantalla
            ref={pantalla}
            autoFocus
            compacta={efectivo}
            etiqueta={regla.etiqueta}
            conEtiqueta={!regla.dinero || efectivo}
            texto={texto}
            onTexto={alEscribir}
            onFoco={() => alEnfocar(false)}
            prefijo={regla.prefijo ?? ''}
            sufijo={regla.sufijo ?? ''}
            error={mal !== null}
            describe={mal ? nota : undefined}
            derecha={!efectivo && resultado}
          />
          {efectivo && (
            <Pantalla
              compacta
              etiqueta={TEXTOS_MONTO.pagaCon}
              conEtiqueta
              texto={recibido}
              onTexto={alEscribir}
              onFoco={() => alEnfocar(true)}
              prefijo="$"
              error={malPagado !== null}
              describe={malPagado && !mal ? nota : undefined}
            />
          )}
        </Box>
        {efectivo && !mensaje && (
          <Box sx={RENGLON_CAMBIO}>
            {resultado}
            <span role="status">{cambio !== null && `${TEXTOS.cambio} ${formatoDinero(cambio)}`}</span>
          </Box>
        )}
        <AvisoError id={nota} mensaje={mensaje} />
        <BotonesRapidos
          etiqueta={TEXTOS_MONTO.rapidos}
          opciones={regla.rapidos.map((centavos) => ({ valor: centavos, etiqueta: formatoDinero(centavos, 0) }))}
          onElegir={(centavos) => escribir(deEntero(centavos, 2))}
        />
        <Teclado onTecla={alTeclear} />
      </Stack>
    </AppDialog>
  );
}

const RENGLON_CAMBIO = {
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 24,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: 'text.secondary',
  '& small': { fontSize: 'inherit' },
  '& [role="status"]': { color: 'text.primary', fontWeight: 700 },
} as const;
