// Fake Google Maps script: a map, its projection and the parts of the API that google-map-react uses. If the page sets
// `claveRechazada` it refuses the key like Google: the map starts, then gm_authFailure is called.
(() => {
  const parametros = new URL(document.currentScript.src).searchParams;
  const MUNDO = 256;

  class LatLng {
    constructor(lat, lng) {
      [this.y, this.x] = typeof lat === 'object' ? [lat.lat, lat.lng] : [lat, lng];
    }
    lat() {
      return this.y;
    }
    lng() {
      return this.x;
    }
  }
  const comoLatLng = (valor) => (valor instanceof LatLng ? valor : new LatLng(valor));

  class Point {
    constructor(x, y) {
      this.x = x;
      this.y = y;
    }
  }

  class LatLngBounds {
    puntos = [];
    extend(punto) {
      this.puntos.push(comoLatLng(punto));
    }
    getCenter() {
      const medio = (eje) => (Math.min(...this.puntos.map(eje)) + Math.max(...this.puntos.map(eje))) / 2;
      return new LatLng(
        medio((p) => p.lat()),
        medio((p) => p.lng()),
      );
    }
  }

  class Mapa {
    atentos = {};
    capas = [];
    constructor(div, opciones) {
      this.div = div;
      this.centro = comoLatLng(opciones.center);
      this.nivel = opciones.zoom;
      div.style.background = '#dfe7ea';
      div.style.overflow = 'hidden';
      this.panel = document.createElement('div');
      this.panel.style.cssText = 'position:absolute;left:0;top:0';
      div.append(this.panel);
      div.addEventListener('mousemove', () => this.avisar('mouseover'));
      div.addEventListener('click', () => this.avisar('click'));
      if (window.claveRechazada) setTimeout(() => window.gm_authFailure?.());
    }
    avisar(suceso) {
      for (const atento of this.atentos[suceso] ?? []) atento();
    }
    redibujar() {
      for (const capa of this.capas) capa.draw();
      this.avisar('idle');
    }
    getCenter() {
      return this.centro;
    }
    setCenter(centro) {
      this.centro = comoLatLng(centro);
      this.redibujar();
    }
    panTo(centro) {
      this.setCenter(centro);
    }
    getZoom() {
      return this.nivel;
    }
    setZoom(nivel) {
      this.nivel = nivel;
      this.redibujar();
    }
    fitBounds(limites) {
      this.nivel = 15;
      this.setCenter(limites.getCenter());
    }
    setOptions() {}
    getDiv() {
      return this.div;
    }
    escala() {
      return MUNDO * 2 ** this.nivel;
    }
    mundo({ y, x }) {
      const seno = Math.sin((y * Math.PI) / 180);
      return {
        x: (x / 360 + 0.5) * this.escala(),
        y: (0.5 - Math.log((1 + seno) / (1 - seno)) / (4 * Math.PI)) * this.escala(),
      };
    }
    aPixel(latLng) {
      const [centro, punto] = [this.mundo(this.centro), this.mundo(latLng)];
      return new Point(this.div.clientWidth / 2 + punto.x - centro.x, this.div.clientHeight / 2 + punto.y - centro.y);
    }
    aLatLng({ x, y }) {
      const centro = this.mundo(this.centro);
      const lng = ((centro.x + x - this.div.clientWidth / 2) / this.escala() - 0.5) * 360;
      const norte = Math.PI * (1 - (2 * (centro.y + y - this.div.clientHeight / 2)) / this.escala());
      return new LatLng((Math.atan(Math.sinh(norte)) * 180) / Math.PI, lng);
    }
  }

  class OverlayView {
    setMap(map) {
      if (this.mapa) this.mapa.capas = this.mapa.capas.filter((capa) => capa !== this);
      this.mapa = map;
      if (!map) return;
      map.capas.push(this);
      setTimeout(() => {
        // Removed in the meantime: Google never draws such a layer.
        if (this.mapa !== map) return;
        this.onAdd();
        map.redibujar();
      });
    }
    getPanes() {
      return { overlayMouseTarget: this.mapa.panel };
    }
    getProjection() {
      const mapa = this.mapa;
      return {
        fromLatLngToDivPixel: (latLng) => mapa.aPixel(latLng),
        fromLatLngToContainerPixel: (latLng) => mapa.aPixel(latLng),
        fromContainerPixelToLatLng: (punto) => mapa.aLatLng(punto),
      };
    }
  }

  const event = {
    addListener(objeto, suceso, atento) {
      objeto.atentos[suceso] = [...(objeto.atentos[suceso] ?? []), atento];
      return { objeto, suceso, atento };
    },
    removeListener({ objeto, suceso, atento }) {
      objeto.atentos[suceso] = objeto.atentos[suceso].filter((cada) => cada !== atento);
    },
    clearInstanceListeners(objeto) {
      objeto.atentos = {};
    },
  };

  window.google = {
    maps: { version: '3.58.1', Map: Mapa, LatLng, LatLngBounds, Point, OverlayView, event, ControlPosition: {} },
  };
  window[parametros.get('callback')]();
})();
