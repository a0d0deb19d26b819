import { Component, type ReactNode } from 'react';
import { isChunkError } from '#domain/chunkErrors.ts';
import { ProblemPage } from '../ProblemPage.tsx';

/** Catches what breaks while a page loads or shows, and offers to load it again. */
export class LoadBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ProblemPage kind={isChunkError(error) ? 'load' : 'crash'} onRetry={() => location.reload()} />;
  }
}
