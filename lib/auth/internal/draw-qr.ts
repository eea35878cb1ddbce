/** A text as a QR code, black on white with its quiet zone: an SVG image as a data address. */
export async function drawQr(text: string): Promise<string> {
  // Few requests need it, and it is large.
  const { toSVG } = await import('bwip-js/node');
  const look = { scale: 3, padding: 8, backgroundcolor: 'FFFFFF' };
  return `data:image/svg+xml,${encodeURIComponent(toSVG({ bcid: 'qrcode', text, ...look }))}`;
}
