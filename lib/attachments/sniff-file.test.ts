import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oggRecording } from '../audio/testing/ogg-recording';
import { amrRecording, mp4File } from '../audio/testing/recordings';
import type { AttachmentKind } from '../orders/attachment';
import { formatOf } from './file-formats';
import { sniffFile } from './sniff-file';
import { gif, jpeg, page, pdf, png, program, svg, webp, zipOf } from './testing/files';

const office = 'application/vnd.openxmlformats-officedocument';
const sniff = (bytes: Buffer, kind: AttachmentKind = 'DOCUMENT', fileName: string | null = null) =>
  sniffFile(bytes, { kind, fileName });
const opened = (type: string) => {
  const archive = zipOf('mimetype', 'content.xml');
  const stated = Buffer.from(`application/vnd.oasis.opendocument.${type}`);
  return Buffer.concat([archive.subarray(0, 38), stated, archive.subarray(38)]);
};

describe('sniffFile', () => {
  it.each([
    ['image/jpeg', 'IMAGE', jpeg],
    ['image/png', 'IMAGE', png],
    ['image/gif', 'IMAGE', gif],
    ['image/webp', 'IMAGE', webp],
    ['application/pdf', 'DOCUMENT', pdf],
    [`${office}.wordprocessingml.document`, 'DOCUMENT', zipOf('[Content_Types].xml', 'word/document.xml')],
    [`${office}.spreadsheetml.sheet`, 'DOCUMENT', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['application/vnd.oasis.opendocument.spreadsheet', 'DOCUMENT', opened('spreadsheet')],
    ['text/plain', 'DOCUMENT', Buffer.from('10 x sugar\n4 x salt\n')],
    ['text/plain', 'DOCUMENT', Buffer.from('\ufeff10 x sugar', 'utf16le')],
    ['text/plain', 'DOCUMENT', Buffer.from('10 x cr\xe8me', 'latin1')],
    ['video/mp4', 'VIDEO', mp4File(3, { brand: 'isom', track: 'vide' })],
    ['video/quicktime', 'VIDEO', mp4File(3, { brand: 'qt  ', track: 'vide' })],
    ['audio/mp4', 'AUDIO', mp4File(3)],
    ['audio/ogg', 'AUDIO', oggRecording(3)],
    ['audio/amr', 'AUDIO', amrRecording(3)],
  ] as const)('knows %s by its content', (contentType, is, bytes) => {
    expect(sniff(bytes)).toEqual({ kind: 'known', contentType, is });
  });

  it('takes a text that is called a table for one', () => {
    expect(sniff(Buffer.from('sku;quantity\n'), 'DOCUMENT', 'Order.CSV')).toMatchObject({
      contentType: 'text/csv',
    });
  });

  it.each([
    ['a web page', page],
    ['a web page behind blanks', Buffer.concat([Buffer.from('  \n\n'), page])],
    ['a web page in UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le')],
    ['an SVG', svg],
    ['an SVG behind a prologue', Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- -->\n'), svg])],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf ~\n')],
    ['a batch file', Buffer.from('@echo off\r\ndel *\r\n')],
    ['a program', program],
    ['an archive', zipOf('readme.txt')],
    ['a Java archive', zipOf('META-INF/MANIFEST.MF', 'A.class')],
    ['a workbook with macros', zipOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s, whatever it was sent as', (_name, bytes) => {
    for (const kind of ['DOCUMENT', 'IMAGE', 'VIDEO'] as const) {
      expect(sniff(bytes, kind, 'photo.jpg')).toMatchObject({ kind: 'refused' });
    }
  });

  it('takes for a picture or a video only what is one', () => {
    expect(sniff(jpeg, 'IMAGE')).toMatchObject({ kind: 'known' });
    for (const bytes of [pdf, Buffer.from('10 x sugar'), mp4File(1, { track: 'vide' })]) {
      expect(sniff(bytes, 'IMAGE')).toEqual({
        kind: 'refused',
        why: 'it is not a picture, though it was sent as one',
      });
    }
    expect(sniff(png, 'VIDEO')).toMatchObject({ kind: 'refused' });
  });

  it('never shows in a page what a browser could run, and never throws, whatever the bytes', () => {
    const inline = /^(image\/(jpeg|png|gif|webp)|application\/pdf|audio\/[\w-]+|video\/(mp4|webm))$/;
    const starts = [jpeg, png, gif, webp, pdf, page, svg, program, zipOf('a'), mp4File(1), Buffer.alloc(0)];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const found = sniff(Buffer.concat([start, rest]));
        if (found.kind === 'refused' || !formatOf(found.contentType)?.isInline) return;
        expect(found.contentType).toMatch(inline);
      }),
    );
  });
});
