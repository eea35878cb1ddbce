import { describe, expect, it } from 'vitest';
import { describeTargetProblem } from './describe-target-problem';

const guarded = { allowPrivateTargets: false };
const open = { allowPrivateTargets: true };

describe('describeTargetProblem', () => {
  it.each(['', 'erp.example.com', '/orders', 'http://', 'http://[::1'])(
    'asks for a complete URL: %s',
    (url) => {
      expect(describeTargetProblem(url, open)).toContain('complete URL');
    },
  );

  it.each(['ftp://example.com', 'file:///etc/passwd', 'gopher://example.com', 'javascript:alert(1)'])(
    'takes http and https only: %s',
    (url) => {
      expect(describeTargetProblem(url, open)).toContain('http://');
    },
  );

  it('refuses a user name or password in the URL', () => {
    expect(describeTargetProblem('https://user:secret@example.com', open)).toContain('password');
    expect(describeTargetProblem('https://user@example.com', open)).toContain('password');
  });

  it.each([
    'http://127.0.0.1:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://localhost:3000',
    'http://LOCALHOST.',
    'http://erp.localhost',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.10/',
  ])('refuses %s unless private targets are allowed', (url) => {
    expect(describeTargetProblem(url, guarded)).toContain('must not point to');
    expect(describeTargetProblem(url, open)).toBeNull();
  });

  it('has nothing against public names and addresses', () => {
    expect(describeTargetProblem('https://erp.example.com:8080/api', guarded)).toBeNull();
    expect(describeTargetProblem('http://8.8.8.8', guarded)).toBeNull();
  });
});
