import { type AppDispatch, api } from '@lavanda/shared';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { endedIn } from '../sign-in/endedSession';
import { returnPath } from '../sign-in/returnPath';
import { SignInPage } from '../sign-in/SignInPage';

/** Sign-in as the router shows it, without a page load, for example after the session expired in an open page. */
export function SignIn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const { data, isSuccess } = api.endpoints.authData.useQueryState();

  const hasSession = isSuccess && data !== undefined;
  // Clears the cached answers of a lost session, because the next person to sign in may be somebody else.
  useEffect(() => {
    if (!hasSession) dispatch(api.util.resetApiState());
  }, [hasSession, dispatch]);

  if (isSuccess && data) return <Navigate to={redirectionOf(data.usuario.rol)} replace />;

  const enterAt = (redirection: string) => {
    dispatch(api.util.resetApiState());
    void navigate(returnPath.take() ?? redirection, { replace: true });
  };
  return <SignInPage onSignIn={enterAt} ended={endedIn(search)} />;
}
