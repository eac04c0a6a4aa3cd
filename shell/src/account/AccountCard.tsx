import type { ReactNode } from 'react';
import '../sign-in/signIn.css';
import './account.css';

/** The card of the account pages: activation, forgotten password and new password. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <main className="cuenta" tabIndex={-1}>
      <svg className="cuenta-olas" viewBox="0 0 1440 414" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 130c120-70 240-70 360 0s240 70 360 0 240-70 360 0 240 70 360 0v284H0Z" fill="#a3cef1" opacity=".6" />
        <path d="M0 210c120-60 240-60 360 0s240 60 360 0 240-60 360 0 240 60 360 0v204H0Z" fill="#6096ba" opacity=".8" />
        <path d="M0 290c120-50 240-50 360 0s240 50 360 0 240-50 360 0 240 50 360 0v124H0Z" fill="#274c77" />
      </svg>
      <section className="cuenta-tarjeta">{children}</section>
    </main>
  );
}
