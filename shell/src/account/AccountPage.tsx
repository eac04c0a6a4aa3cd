import { useEffect } from 'react';
import { Card } from './AccountCard';
import { Activation } from './Activation';
import { ForgotPassword } from './ForgotPassword';
import { ResetPassword } from './ResetPassword';
import { ACTIVATION, FORGOT, RESET } from './texts';

/**
 * Draws the account pages: activation, forgotten password and new password. They use the product's colours and titles, not the
 * laundry's. React is the only library that they load.
 */
export function AccountPage() {
  const [, , page, token = ''] = location.pathname.split('/');
  return <Card>{draw(page, token)}</Card>;
}

function draw(page: string | undefined, token: string) {
  if (page === 'verification') {
    return (
      <Titled title={ACTIVATION.pageTitle}>
        <Activation token={token} />
      </Titled>
    );
  }
  if (page === 'restablecer') {
    return (
      <Titled title={RESET.pageTitle}>
        <ResetPassword token={token} />
      </Titled>
    );
  }
  return (
    <Titled title={FORGOT.pageTitle}>
      <ForgotPassword />
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: React.ReactNode }) {
  useEffect(() => {
    document.title = title;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/logo.ico');
  }, [title]);
  return children;
}
