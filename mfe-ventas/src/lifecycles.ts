import { defineExtension, defineRemote } from '@lavanda/shared/federation/defineRemote';
import { lazy } from 'react';
import { App } from './App';

const LastNotas = lazy(() => import('./customerNotas/LastNotas'));

export const { bootstrap, mount, unmount, update } = defineRemote(App);

export const extensions = { customerNotas: defineExtension('clientes.cliente', LastNotas) };
