/**
 * The embedded stylesheet of a book, which must look the same in ten years without a network. Sizes are in rem on
 * screen and in points on paper; each recipe starts on a new page, and no step or line is split.
 */
export const bookStylesheet = `
:root { --ink: #22201c; --soft: #6b6459; --line: #d9d2c5; --paper: #fffdf9; --accent: #8c3b1f; }
* { box-sizing: border-box; }
html { font: 1.0625rem/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
body { margin: 0 auto; max-width: 64rem; padding: 0 1.5rem 4rem; color: var(--ink); background: var(--paper);
  font-variant-numeric: oldstyle-nums; overflow-wrap: break-word; }
h1, h2, h3, h4, h5 { font-weight: 600; line-height: 1.2; margin: 0; text-wrap: balance; }
h2 { font-size: 2rem; }
h3 { font-size: 1rem; letter-spacing: .08em; text-transform: uppercase; color: var(--accent); margin: 2rem 0 .6rem; }
h4, h5 { font-size: 1.05rem; font-style: italic; margin: 1.2rem 0 .4rem; }
p { margin: 0 0 .8rem; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .15em; }
ul, ol { margin: 0 0 .8rem; padding-inline-start: 1.4em; }
figure { margin: 1.2rem 0; }
img { display: block; max-width: 100%; max-height: 26rem; height: auto; border-radius: .2rem; }
figcaption { font-size: .82rem; color: var(--soft); margin-top: .35rem; }
.cover { min-height: 80vh; display: flex; flex-direction: column; justify-content: center; text-align: center; }
.cover h1 { font-size: clamp(2.5rem, 8vw, 4.5rem); }
.cover h1::after { content: ""; display: block; width: 4rem; margin: 1.5rem auto; border-top: 2px solid var(--accent); }
.cover p { color: var(--soft); font-style: italic; }
.contents ol { list-style: none; padding: 0; columns: 18rem; column-gap: 3rem; }
.contents li { break-inside: avoid; padding: .15rem 0; }
.contents a { text-decoration: none; }
.recipe { border-top: 1px solid var(--line); margin-top: 4rem; padding-top: 3rem; }
.lead { font-size: 1.1rem; font-style: italic; color: var(--soft); margin-top: .8rem; }
.facts { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: 1rem 0 0; font-size: .9rem; }
.facts div { display: flex; gap: .4em; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
.ingredients ul { list-style: none; padding: 0; }
.ingredients li { padding: .2rem 0; border-bottom: 1px solid var(--line); }
.method li { margin-bottom: .7rem; padding-inline-start: .3em; }
.method li::marker { color: var(--accent); font-weight: 600; }
.more { font-size: .95rem; }
@media (min-width: 48rem) {
  .columns { display: grid; grid-template-columns: minmax(14rem, 1fr) 2fr; gap: 0 3rem; align-items: start; }
}
@page { size: A4; margin: 20mm 18mm 22mm; @bottom-center { content: counter(page); } }
@page :first { @bottom-center { content: none; } }
@media print {
  html { font-size: 10.5pt; }
  body { max-width: none; padding: 0; background: none; }
  .cover { height: 240mm; min-height: 0; }
  .contents, .recipe { break-before: page; }
  .contents a::after { content: leader(".") target-counter(attr(href url), page); }
  .recipe { border: 0; margin: 0; padding: 0; }
  .columns { display: grid; grid-template-columns: 1fr 2fr; gap: 0 8mm; align-items: start; }
  h2, h3, h4, h5 { break-after: avoid; }
  li, figure, .facts { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
  img { max-height: 90mm; }
  a { text-decoration: none; }
}
`;
