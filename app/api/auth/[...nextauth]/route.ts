import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { sessionOptions } from '@/lib/auth/session';

interface Segments {
  params: Promise<{ nextauth: string[] }>;
}

async function handle(request: NextRequest, segments: Segments): Promise<Response> {
  return NextAuth(request, segments, sessionOptions());
}

export { handle as GET, handle as POST };
