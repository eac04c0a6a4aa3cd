import { api, type Despacho } from '@lavanda/shared';
import { redireccionDe } from '@lavanda/shared/domain/roles';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { PaginaAcceso } from '../sign-in/PaginaAcceso';
import { regreso } from '../sign-in/regreso';

/** Sign-in reached without loading a page: after 'Salir', a lost session, or a path the role may not open. */
export function Acceso() {
  const navegar = useNavigate();
  const despachar = useDispatch<Despacho>();
  const { data, isSuccess } = api.endpoints.authData.useQueryState();

  if (isSuccess && data) return <Navigate to={redireccionDe(data.usuario.rol)} replace />;

  const entrarA = (redirection: string) => {
    despachar(api.util.resetApiState());
    void navegar(regreso.tomar() ?? redirection, { replace: true });
  };
  return <PaginaAcceso alEntrar={entrarA} />;
}
