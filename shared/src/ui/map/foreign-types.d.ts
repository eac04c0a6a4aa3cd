/// <reference types="google.maps" />
declare module '*.css';
