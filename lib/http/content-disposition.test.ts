import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, safeFileName } from './content-disposition';

const rules = { extensions: ['pdf'], fallback: 'document' } as const;
const header = (name: string | null) => contentDisposition('attachment', safeFileName(name, rules));

describe('the name under which a file is saved', () => {
  it.each([
    ['Order 12.pdf', 'attachment; filename="Order 12.pdf"'],
    ['Order.PDF', 'attachment; filename="Order.PDF"'],
    [null, 'attachment; filename="document.pdf"'],
    ['', 'attachment; filename="document.pdf"'],
    ['...', 'attachment; filename="document.pdf"'],
    ['.htaccess', 'attachment; filename="htaccess.pdf"'],
    ['../../etc/passwd', 'attachment; filename="etc passwd.pdf"'],
    ['C:\\Users\\x.exe', 'attachment; filename="C Users x.exe.pdf"'],
    ['a.pdf"\r\nSet-Cookie: x=1', 'attachment; filename="a.pdf Set-Cookie x=1.pdf"'],
    ['x"; filename="evil.html', 'attachment; filename="x ; filename= evil.html.pdf"'],
    ['invoice\u202efdp.exe', 'attachment; filename="invoice fdp.exe.pdf"'],
    ['100%25.pdf', `attachment; filename="100_25.pdf"; filename*=UTF-8''100%2525.pdf`],
    ['Bestëlling.pdf', `attachment; filename="Best_lling.pdf"; filename*=UTF-8''Best%C3%ABlling.pdf`],
    ["it's (1)*.pdf", `attachment; filename="it's (1).pdf"`],
    ['\ud800.pdf', 'attachment; filename="document.pdf"'],
  ])('%j becomes %s', (name, expected) => {
    expect(header(name)).toBe(expected);
  });

  it('is a header that no name can break out of, of a bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const made = header(name);
        expect(made).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+\.pdf"(; filename\*=UTF-8''[\w.!~%-]+\.pdf)?$/i,
        );
        expect(new Headers({ 'content-disposition': made }).get('content-disposition')).toBe(made);
        expect(made.length).toBeLessThan(2_000);
      }),
    );
  });
});
