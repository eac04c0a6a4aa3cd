import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { type Centavos, formatoDinero, type Milesimas } from '../domain/dinero.ts';
import { importeLinea } from '../domain/nota.ts';
import { CANTIDAD_MAL_ESCRITA, leerCantidad, leerMonto, MONTO_MAL_ESCRITO } from '../domain/numeroEscrito.ts';
import AppDialog from './AppDialog.tsx';
import Field from './Field.tsx';
import { aceptarTexto, conTecla } from './numeroTecleado.ts';
import Teclado from './Teclado.tsx';
import { TEXTOS, TEXTOS_FLEX } from './textos.ts';

/** A flexible line: what it is, how many (thousandths) and the price of one (centavos). */
export interface LineaFlex {
  nombre: string;
  cantidad: Milesimas;
  precio: Centavos;
}

export interface FlexDialogProps {
  /** Name of the flexible service. */
  titulo: string;
  nombreInicial?: string;
  onAceptar(linea: LineaFlex): void;
  onCancelar(): void;
}

type Campo = 'nombre' | 'cantidad' | 'costo';
const DECIMALES = { cantidad: 3, costo: 2 } as const;

/** Asks for the name, quantity and cost of a flexible service. Mount it to open it. Enter accepts, Escape cancels. */
export default function FlexDialog({ titulo, nombreInicial = '', onAceptar, onCancelar }: FlexDialogProps) {
  const [valores, setValores] = useState({ nombre: nombreInicial, cantidad: '1', costo: '' });
  const [errores, setErrores] = useState<Partial<Record<Campo, string>>>({});
  const [activo, setActivo] = useState<'cantidad' | 'costo'>('costo');
  const [nuevo, setNuevo] = useState(true);
  const entradas = {
    nombre: useRef<HTMLInputElement>(null),
    cantidad: useRef<HTMLInputElement>(null),
    costo: useRef<HTMLInputElement>(null),
  };

  const cantidad = leerCantidad(valores.cantidad);
  const costo = leerMonto(valores.costo);
  const linea: LineaFlex = {
    nombre: valores.nombre.trim(),
    cantidad: cantidad ?? 0,
    precio: costo ?? 0,
  };
  const importe = importeLinea(linea);

  const poner = (campo: Campo, valor: string) => {
    setNuevo(false);
    setValores((previos) => ({ ...previos, [campo]: valor }));
    setErrores((previos) => ({ ...previos, [campo]: undefined }));
  };
  const alTeclear = (tecla: string) => {
    poner(activo, conTecla(valores[activo], tecla, DECIMALES[activo], nuevo));
    if (document.activeElement !== entradas[activo].current) entradas[activo].current?.focus();
  };
  const enviar = () => {
    const faltas: Partial<Record<Campo, string>> = {};
    if (linea.nombre === '') faltas.nombre = TEXTOS_FLEX.faltaNombre;
    if (linea.cantidad <= 0) {
      faltas.cantidad = cantidad === null && valores.cantidad !== '' ? CANTIDAD_MAL_ESCRITA : TEXTOS_FLEX.faltaCantidad;
    }
    if (linea.precio <= 0) {
      faltas.costo = costo === null && valores.costo !== '' ? MONTO_MAL_ESCRITO : TEXTOS_FLEX.faltaCosto;
    }
    setErrores(faltas);
    const primera = (['nombre', 'cantidad', 'costo'] as const).find((campo) => faltas[campo]);
    if (primera) entradas[primera].current?.focus();
    else onAceptar(linea);
  };
  const numerico = (campo: 'cantidad' | 'costo') => ({
    value: valores[campo],
    error: errores[campo],
    inputRef: entradas[campo],
    onFocus: (evento: { target: EventTarget & (HTMLInputElement | HTMLTextAreaElement) }) => {
      setActivo(campo);
      setNuevo(true);
      evento.target.select();
    },
    onChange: (evento: { target: { value: string } }) => {
      const aceptado = aceptarTexto(evento.target.value, DECIMALES[campo]);
      if (aceptado !== null) poner(campo, aceptado);
    },
    entrada: { inputMode: 'none' as const, autoComplete: 'off' },
  });

  return (
    <AppDialog
      abierto
      ancho={660}
      titulo={titulo}
      subtitulo={TEXTOS_FLEX.ayuda}
      onCerrar={onCancelar}
      onEnviar={enviar}
      acciones={
        <>
          <Button onClick={onCancelar}>{TEXTOS.cancelar}</Button>
          <Button type="submit" variant="contained" size="large" sx={{ minWidth: { sm: 264 }, flex: { xs: 1, sm: 'none' } }}>
            {importe > 0 ? `${TEXTOS.agregar} ${formatoDinero(importe)}` : TEXTOS.agregar}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 3, sm: 5 } }}>
        <Stack sx={{ gap: { xs: 2, sm: 4 } }}>
          <Field
            etiqueta={TEXTOS_FLEX.nombre}
            autoFocus
            value={valores.nombre}
            error={errores.nombre}
            inputRef={entradas.nombre}
            onChange={(evento) => poner('nombre', evento.target.value)}
            entrada={{ maxLength: 120, autoComplete: 'off' }}
          />
          <Field etiqueta={TEXTOS_FLEX.cantidad} {...numerico('cantidad')} />
          <Field
            etiqueta={TEXTOS_FLEX.costo}
            ayuda={TEXTOS_FLEX.ayudaCosto}
            startAdornment="$"
            {...numerico('costo')}
            sx={{
              '& .MuiOutlinedInput-root': { minHeight: 60, fontSize: 24, fontWeight: 700 },
              '& .MuiOutlinedInput-input': { pl: 0 },
            }}
          />
        </Stack>
        <Teclado onTecla={alTeclear} />
      </Box>
    </AppDialog>
  );
}
