import { api, type AppDispatch } from '@lavanda/shared';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { SignInPage } from '../sign-in/PaginaAcceso';
import { returnPath } from '../sign-in/regreso';

/** Sign-in reached without loading a page: after 'Salir', a lost session, or a path the role may not open. */
export function SignIn() {
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const { data, isSuccess } = api.endpoints.authData.useQueryState();

  if (isSuccess && data) return <Navigate to={redirectionOf(data.usuario.rol)} replace />;

  const enterAt = (redirection: string) => {
    dispatch(api.util.resetApiState());
    void navigate(returnPath.take() ?? redirection, { replace: true });
  };
  return <SignInPage onSignIn={enterAt} />;
}
