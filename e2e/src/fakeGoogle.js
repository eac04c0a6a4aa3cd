// Fake Google Maps script: a map, its projection and the parts of the API that google-map-react uses. If the page has set
// `keyRefused`, the script refuses the key as Google does: the map starts, then the script calls gm_authFailure.
(() => {
  const parameters = new URL(document.currentScript.src).searchParams;
  const WORLD_SIZE = 256;

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
  const toLatLng = (value) => (value instanceof LatLng ? value : new LatLng(value));

  class Point {
    constructor(x, y) {
      this.x = x;
      this.y = y;
    }
  }

  class LatLngBounds {
    points = [];
    extend(point) {
      this.points.push(toLatLng(point));
    }
    getCenter() {
      const middle = (axis) => (Math.min(...this.points.map(axis)) + Math.max(...this.points.map(axis))) / 2;
      return new LatLng(
        middle((point) => point.lat()),
        middle((point) => point.lng()),
      );
    }
  }

  class FakeMap {
    listeners = {};
    layers = [];
    constructor(div, options) {
      this.div = div;
      this.center = toLatLng(options.center);
      this.zoom = options.zoom;
      div.style.background = '#dfe7ea';
      div.style.overflow = 'hidden';
      this.panel = document.createElement('div');
      this.panel.style.cssText = 'position:absolute;left:0;top:0';
      div.append(this.panel);
      div.addEventListener('mousemove', () => this.notify('mouseover'));
      div.addEventListener('click', () => this.notify('click'));
      if (window.keyRefused) setTimeout(() => window.gm_authFailure?.());
    }
    notify(name) {
      for (const listener of this.listeners[name] ?? []) listener();
    }
    redraw() {
      for (const layer of this.layers) layer.draw();
      this.notify('idle');
    }
    getCenter() {
      return this.center;
    }
    setCenter(center) {
      this.center = toLatLng(center);
      this.redraw();
    }
    panTo(center) {
      this.setCenter(center);
    }
    getZoom() {
      return this.zoom;
    }
    setZoom(zoom) {
      this.zoom = zoom;
      this.redraw();
    }
    fitBounds(bounds) {
      this.zoom = 15;
      this.setCenter(bounds.getCenter());
    }
    setOptions() {}
    getDiv() {
      return this.div;
    }
    scale() {
      return WORLD_SIZE * 2 ** this.zoom;
    }
    toWorld({ y, x }) {
      const sine = Math.sin((y * Math.PI) / 180);
      return {
        x: (x / 360 + 0.5) * this.scale(),
        y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * this.scale(),
      };
    }
    toPixel(latLng) {
      const [center, point] = [this.toWorld(this.center), this.toWorld(latLng)];
      return new Point(this.div.clientWidth / 2 + point.x - center.x, this.div.clientHeight / 2 + point.y - center.y);
    }
    fromPixel({ x, y }) {
      const center = this.toWorld(this.center);
      const lng = ((center.x + x - this.div.clientWidth / 2) / this.scale() - 0.5) * 360;
      const north = Math.PI * (1 - (2 * (center.y + y - this.div.clientHeight / 2)) / this.scale());
      return new LatLng((Math.atan(Math.sinh(north)) * 180) / Math.PI, lng);
    }
  }

  class OverlayView {
    setMap(map) {
      if (this.map) this.map.layers = this.map.layers.filter((layer) => layer !== this);
      this.map = map;
      if (!map) return;
      map.layers.push(this);
      setTimeout(() => {
        // Like Google, never draws a layer that was removed before its turn came.
        if (this.map !== map) return;
        this.onAdd();
        map.redraw();
      });
    }
    getPanes() {
      return { overlayMouseTarget: this.map.panel };
    }
    getProjection() {
      const { map } = this;
      return {
        fromLatLngToDivPixel: (latLng) => map.toPixel(latLng),
        fromLatLngToContainerPixel: (latLng) => map.toPixel(latLng),
        fromContainerPixelToLatLng: (point) => map.fromPixel(point),
      };
    }
  }

  const event = {
    addListener(target, name, listener) {
      target.listeners[name] = [...(target.listeners[name] ?? []), listener];
      return { target, name, listener };
    },
    removeListener({ target, name, listener }) {
      target.listeners[name] = target.listeners[name].filter((each) => each !== listener);
    },
    clearInstanceListeners(target) {
      target.listeners = {};
    },
  };

  window.google = {
    maps: { version: '3.58.1', Map: FakeMap, LatLng, LatLngBounds, Point, OverlayView, event, ControlPosition: {} },
  };
  window[parameters.get('callback')]();
})();
