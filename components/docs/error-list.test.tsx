import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { errorEntries } from '@/lib/api/error-help';
import { AppError, type ErrorCode, errorCodes } from '@/lib/errors';
import { problemResponse } from '@/lib/http/problem';
import { ErrorList } from './error-list';

const page = renderToStaticMarkup(<ErrorList entries={errorEntries} />);

describe('the list of errors', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])(
    'has a place for the type of %s to open at',
    async (code) => {
      const problem = await problemResponse(new AppError(code, 'Words.'), 'request').json();
      const [path, anchor] = problem.type.split('#');
      expect(path).toBe('/docs/api');
      expect(page.split(`id="${anchor}"`)).toHaveLength(2);
    },
  );
});
