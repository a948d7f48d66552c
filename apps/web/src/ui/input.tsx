import clsx from 'clsx'
import type { ComponentProps } from 'react'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => <input {...rest} className={clsx('control', className)} />
