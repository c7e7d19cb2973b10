/** How a proof looks on a screen, in the reader's own light or dark, and on paper. */
export const PAGE_STYLES = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:44rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.5rem;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem;border-bottom:1px solid GrayText;padding-bottom:.25rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
small,.legend,figcaption{font-size:.8rem;overflow-wrap:anywhere}
.state{border:1px solid GrayText;padding:.6rem .8rem;font-weight:600}
dl{margin:0}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.25rem 0}
dt{flex:0 0 9rem;font-weight:600}
dd{flex:1 1 12rem;margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
.talk{list-style:none;margin:0;padding:0}
.talk li{padding:.4rem 0;break-inside:avoid}
.talk p{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
.claimed{border-left:4px solid GrayText;padding-left:.6rem!important}
figure{margin:1rem 0;break-inside:avoid}
img{max-width:100%;max-height:24rem;display:block}
input[type=file]{display:block;min-height:44px;margin:.5rem 0;max-width:100%;font:inherit}
#verdict h2{border:0}
@media print{:root{font-size:11px;color-scheme:light}.check{display:none}main{padding:0;max-width:none}@page{margin:15mm}}
`;
