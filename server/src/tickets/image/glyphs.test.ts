import { drawable } from './glyphs.ts';

test.each([
  ['José Peña, 3.5 kg × $38.90 — ¡listo!', 'José Peña, 3.5 kg × $38.90 — ¡listo!'],
  ['Łukasz Ștefănescu', 'Łukasz Ștefănescu'],
  ['Nguyễn Văn', 'Nguyen Văn'],
  ['Ａｎａ ﬁna', 'Ana fina'],
  ['Jose\u0301', 'José'],
  ['Zoë 😀👩‍👩‍👧 🇲🇽', 'Zoë'],
  ['Persil® y Vanish™ ©️ 2026', 'Persil® y Vanish™ © 2026'],
  ['李小龙 Rosa', '? Rosa'],
  ['Жанна Ωmega', '? ?mega'],
  ['हिन्दी', '?'],
  ['محمد العلي', '? ?'],
  ['dos\nlíneas', 'dos líneas'],
])('%s is drawn as %s', (content, drawn) => {
  expect(drawable(content)).toBe(drawn);
});
