import { mensajeDeFallo } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useRef } from 'react';
import { TEXTOS } from '../activos/textos';
import CampoNombre from './CampoNombre';
import EstadoBusqueda from './EstadoBusqueda';
import FilaCliente from './FilaCliente';
import { useBusqueda } from './useBusqueda';

const T = TEXTOS.clientes;

export interface BuscadorClientesProps {
  onElegir(cliente: Cliente): void;
  /** '+ Registrar nuevo cliente', with what was typed. */
  onRegistrar(texto: string): void;
  autoFocus?: boolean;
  /** As it hangs over the note: from edge to edge, and every match in two lines of text. */
  compacto?: boolean;
}

type Opcion = Cliente | 'registrar';

const Lista = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: '12px -12px 0',
  // Its field stands over the first that is in sight.
  '&[data-compacto]': { margin: 0, '& li': { minHeight: 56, padding: '6px 16px', scrollMarginTop: 56 } },
});

const Renglon = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  '&:hover, &.Mui-focused': { backgroundColor: theme.vars.palette.primary.tint50 },
  '&.Mui-focused': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.graphic}` },
  '&[data-registrar]': { minHeight: 60, fontSize: 16, fontWeight: 600, color: theme.vars.palette.primary.text },
}));

/** Finds a customer by name, phone or part of either; arrows move along the matches, Enter picks. */
export default function BuscadorClientes({ onElegir, onRegistrar, autoFocus = false, compacto = false }: BuscadorClientesProps) {
  const busqueda = useBusqueda();
  const { texto, clientes, alDia, suficiente } = busqueda;
  const opciones: Opcion[] = [...clientes, 'registrar'];
  const raiz = useRef<HTMLDivElement>(null);

  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Opcion>({
    options: opciones,
    open: true,
    value: null,
    inputValue: texto,
    autoHighlight: clientes.length > 0,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    filterOptions: (todas) => todas,
    getOptionLabel: (opcion) => (opcion === 'registrar' ? T.registrarNuevo : opcion._id),
    onInputChange: (_evento, valor, motivo) => {
      if (motivo === 'input') busqueda.setTexto(valor);
    },
    // The list is as long as its matches, and what scrolls is around it: MUI brings into sight only what its own list
    // hides.
    onHighlightChange: (_evento, opcion, motivo) => {
      if (motivo !== 'keyboard' || !opcion) return;
      raiz.current?.querySelectorAll('[role="option"]')[opciones.indexOf(opcion)]?.scrollIntoView?.({ block: 'nearest' });
    },
    onChange: (_evento, opcion) => {
      if (opcion === 'registrar') onRegistrar(texto.trim());
      else if (opcion) onElegir(opcion);
    },
  });

  /**
   * Escape belongs to the dialog around; Enter over results of an older text searches instead of picking one of them.
   */
  function alTeclear(evento: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const enCampo = evento.target instanceof HTMLInputElement;
    if (evento.key === 'Escape' || !enCampo) evento.defaultMuiPrevented = true;
    if (evento.key !== 'Enter' || !enCampo) return;
    evento.preventDefault();
    if (suficiente && !alDia) {
      evento.defaultMuiPrevented = true;
      busqueda.buscarYa();
    }
  }

  return (
    <div {...getRootProps({ onKeyDown: alTeclear } as object)} ref={raiz}>
      <CampoNombre
        id={id}
        entrada={getInputProps()}
        vacio={texto === ''}
        onBorrar={() => busqueda.setTexto('')}
        autoFocus={autoFocus}
        compacto={compacto}
      />
      <Box sx={{ px: compacto ? 3 : 0 }}>
        <EstadoBusqueda
          suficiente={suficiente}
          buscando={suficiente && busqueda.sinRespuesta}
          encontrados={alDia && !busqueda.fallo ? clientes.length : null}
          fallo={busqueda.fallo ? mensajeDeFallo(busqueda.fallo) : null}
          onReintentar={busqueda.reintentar}
        />
      </Box>
      <Lista {...getListboxProps()} data-compacto={compacto || undefined} aria-labelledby={undefined} aria-label={T.resultados}>
        {opciones.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index });
          return (
            <Renglon key={key} {...props} data-registrar={option === 'registrar' || undefined}>
              {option === 'registrar' ? (
                <Box component="span">{T.registrarNuevo}</Box>
              ) : (
                <FilaCliente cliente={option} buscado={texto} compacto={compacto} />
              )}
            </Renglon>
          );
        })}
      </Lista>
    </div>
  );
}
