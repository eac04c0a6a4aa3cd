import type { Miembro } from '@lavanda/shared/contract/equipo';
import CampoBusqueda from '@lavanda/shared/ui/CampoBusqueda';
import { enfocarTitulo } from '@lavanda/shared/ui/foco';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import Contenido from './Contenido';
import DialogoAlta from './DialogoAlta';
import DialogoEliminar from './DialogoEliminar';
import DialogoModificar from './DialogoModificar';
import MenuMiembro from './MenuMiembro';
import { TEXTOS as T } from './textos';
import { useBusqueda } from './useBusqueda';
import { useInvitacion } from './useInvitacion';

type Abierto =
  | { que: 'alta' }
  | { que: 'menu'; miembro: Miembro; boton: HTMLElement }
  | { que: 'modificar' | 'eliminar'; miembro: Miembro };

/** 'Usuarios y roles' (spec 2): the team, its invitations and its roles. */
export default function PaginaEquipo() {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const [eliminados, setEliminados] = useState(0);
  const busqueda = useBusqueda();
  const invitacion = useInvitacion();
  const cerrar = () => setAbierto(null);
  const abrirMenu = (miembro: Miembro, boton: HTMLElement) => setAbierto({ que: 'menu', miembro, boton });

  // The row that opened the question is gone: the focus goes on from the page's title.
  useEffect(() => {
    if (eliminados > 0) enfocarTitulo();
  }, [eliminados]);

  return (
    <Box>
      <PageHeader titulo={T.titulo} />
      <Box sx={BARRA}>
        <CampoBusqueda
          etiqueta={T.buscar}
          valor={busqueda.texto}
          onCambio={busqueda.setTexto}
          sx={{ flex: { xs: '1 1 100%', sm: 1 }, maxWidth: { sm: 380 }, fontSize: 15, '& input': { py: 2.5 } }}
        />
        <Button
          variant="contained"
          startIcon={<PersonAddAltOutlined />}
          onClick={() => setAbierto({ que: 'alta' })}
          sx={{ flex: { xs: '1 1 100%', sm: 'none' }, ml: 'auto' }}
        >
          {T.nuevo}
        </Button>
      </Box>
      <Contenido busqueda={busqueda.texto} onQuitarBusqueda={() => busqueda.setTexto('')} onMenu={abrirMenu} />

      {abierto?.que === 'menu' && (
        <MenuMiembro
          miembro={abierto.miembro}
          boton={abierto.boton}
          onModificar={() => setAbierto({ que: 'modificar', miembro: abierto.miembro })}
          onEliminar={() => setAbierto({ que: 'eliminar', miembro: abierto.miembro })}
          onReenviar={() => {
            cerrar();
            void invitacion.reenviar(abierto.miembro);
          }}
          onCerrar={cerrar}
        />
      )}
      {abierto?.que === 'alta' && (
        <DialogoAlta
          onCerrar={cerrar}
          onInvitado={(respuesta) => {
            cerrar();
            invitacion.mostrar(respuesta);
          }}
        />
      )}
      {abierto?.que === 'modificar' && <DialogoModificar miembro={abierto.miembro} onCerrar={cerrar} />}
      {abierto?.que === 'eliminar' && (
        <DialogoEliminar
          miembro={abierto.miembro}
          onCancelar={cerrar}
          onEliminado={() => {
            cerrar();
            setEliminados((cuantos) => cuantos + 1);
          }}
        />
      )}
      {invitacion.dialogo}
    </Box>
  );
}

const BARRA = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: { xs: 2, sm: 3 }, mb: 3.5 } as const;
