import { toSVG } from 'bwip-js/node';

/** The order's id as a QR code: an SVG image as a data address. */
export function orderQr(orderId: string): string {
  const svg = toSVG({ bcid: 'qrcode', text: orderId, scale: 2 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
