import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';

export default function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm place-content-center gap-4 p-6 text-center">
      <h1 className="text-xl font-semibold">There is nothing here</h1>
      <p className="text-soft">The address is wrong, or what was here is gone.</p>
      <Link href="/review" className={buttonClass({ tone: 'primary' })}>
        To the review queue
      </Link>
    </main>
  );
}
